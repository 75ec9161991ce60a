/** A piece on its way: between two places of the table, for so many milliseconds. */
export interface Flying {
  id: number;
  from: string;
  to: string;
  ms: number;
  /** Milliseconds before it sets out. */
  delay?: number;
}
