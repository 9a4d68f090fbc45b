import { ADDRESSES, type Path } from './addresses.ts';

/** Returns the title of the page of a row, for papers and files that are called like it. */
export function titleOf(row: Path): string {
  const title = ADDRESSES.find(({ path }) => path === row)?.titleTH;
  if (title === undefined) throw new Error(`no title for ${row}`);
  return title;
}
