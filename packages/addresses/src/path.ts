import type { Path } from './addresses.ts';

/** The names of a path's parameters. */
type NameIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type WithParams = Extract<Path, `${string}:${string}`>;

/** Returns a path of the table, with its parameters filled in; half a sign, which has no code, as one that is missing. */
export function path<P extends Exclude<Path, WithParams>>(row: P): P;
export function path<P extends WithParams>(
  row: P,
  params: Readonly<Record<NameIn<P>, string>>,
): string;
export function path(row: string, params: Readonly<Record<string, string>> = {}): string {
  return row.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
}
