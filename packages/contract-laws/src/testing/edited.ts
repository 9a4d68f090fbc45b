// An answer is taken apart whatever its type.
// biome-ignore lint/suspicious/noExplicitAny: an edit may put anything anywhere
type Any = any;

/** Values that are put at paths such as `rows.1.balance`; undefined takes the field away. */
export type Edits = Readonly<Record<string, unknown>>;

/** Returns a copy of an answer with other values at these paths. */
export function edited<A>(answer: A, edits: Edits): A {
  const copy = JSON.parse(JSON.stringify(answer));
  for (const [path, value] of Object.entries(edits)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = steps.reduce((part: Any, step) => part[step], copy);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return copy;
}
