// What we use of a package without types.
declare module "css-tree/parser" {
  export interface Block {
    children: { toArray(): Node[] };
  }
  export interface Node {
    type: string;
    property?: string;
    value?: { value: string };
    prelude?: { value: string };
    block?: Block;
  }
  export default function parse(css: string, options: object): Block;
}
