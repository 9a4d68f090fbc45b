import { parse, TooMuch, textOf } from './parse-xml.ts';
import { MOST_CHARACTERS } from './raw-table.ts';

const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const MOST_SHEETS = 50;

/** Whether a part of an archive is a worksheet, or says how they are called and in which order they stand. */
export const isListOrSheet = (name: string) =>
  SHEET.test(name) || name === WORKBOOK || name === RELATIONS;

/** The sheets as the workbook lists them: the name of each with its part of the archive. */
function listedSheets(workbook: string, relations: string) {
  const targets = new Map<string, string>();
  const sheets: { name: string; part: string }[] = [];
  const ignore = () => undefined;
  parse(relations, {
    open(tag, at) {
      if (tag === 'Relationship')
        targets.set(at('Id'), `xl/${at('Target').replace(/^\/?xl\//, '')}`);
    },
    text: ignore,
    close: ignore,
  });
  parse(workbook, {
    open(tag, at) {
      if (tag !== 'sheet') return;
      const name = at('name').slice(0, MOST_CHARACTERS);
      if (sheets.push({ name, part: targets.get(at('r:id')) ?? '' }) > MOST_SHEETS) {
        throw new TooMuch();
      }
    },
    text: ignore,
    close: ignore,
  });
  return sheets;
}

/** The worksheet parts in the order of the workbook; without its list, in that of their numbers and without names. */
export function sheetsOf(parts: ReadonlyMap<string, Uint8Array>) {
  const [workbook, relations] = [parts.get(WORKBOOK), parts.get(RELATIONS)];
  const listed = workbook && relations ? listedSheets(textOf(workbook), textOf(relations)) : [];
  const known = listed.filter(({ part }) => SHEET.test(part) && parts.has(part));
  if (known.length > 0) return known;
  return [...parts.keys()]
    .filter((part) => SHEET.test(part))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((part) => ({ name: '', part }));
}

/** Whether anything stands in a sheet. */
export const isFilled = (part: Uint8Array | undefined) =>
  part !== undefined && /<(\w+:)?(v|is)\b/.test(Buffer.from(part).toString('latin1'));
