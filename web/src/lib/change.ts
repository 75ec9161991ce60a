// What changed from one scene to the next, as the server says it.

/** Null: nothing changed; `{"=": value}`: replaced by the value; else the changes of those keys, or places of a list, that did. */
export type Change = { readonly [key: string]: unknown } | null;

/** The value after a change. What has not changed stays the same object. */
export function apply<T>(value: T, change: Change): T {
  if (!change) return value;
  if ("=" in change) return change["="] as T;
  const after = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) after[key] = apply(after[key], part as Change);
  return after as T;
}
