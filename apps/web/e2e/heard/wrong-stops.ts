import type { Stop } from '../engines/stops.ts';

const PUNCTUATION = /^[\s\p{P}\p{S}\u2060]+$/u;
const A_WORD = /\p{L}/u;
const MONEY = /(?<![\d.])[\d,]+\.\d{2}(?![\d.])/;
/** An amount with its unit, and nothing else. */
const FIGURE = /^[\d,]+\.\d{2}\s*บาท$/;
const UNIT = /บาท|%|ร้อยละ/;
const withoutUnit = (words: string) => words.replace(/\s*\([^)]*\)$/, '');
const isText = ({ role }: Stop) => /^(heading|StaticText)$/.test(role);
/** Stops from a figure within which its unit is heard. */
const NEAR = 2;

/** Says which stops are punctuation alone, heard twice in a row, a figure apart from its sentence or without its unit. */
export const wrongStops = (stops: readonly Stop[]): string[] =>
  stops.flatMap((stop, index) => {
    const { role, name, column, row = 0 } = stop;
    const before = stops[index - 1];
    if (PUNCTUATION.test(name)) return `After «${before?.name ?? ''}» one hears «${name}» alone.`;
    const isAlike = before?.role === role || (before && isText(before) && isText(stop));
    const isAgain = before?.name === name && isAlike && before.column === column;
    if (A_WORD.test(name) && isAgain) return `One hears «${name}» twice in a row.`;
    if (row > 0 && withoutUnit(name) === withoutUnit(column))
      return `One hears «${name}» in the cell of its column again.`;
    const isPiece = stop.paragraph !== undefined && stop.paragraph === before?.paragraph;
    if (isPiece && isText(before) && isText(stop) && FIGURE.test(name))
      return `One hears «${name}» apart from its sentence, after «${before.name}».`;
    const near = stops
      .slice(Math.max(0, index - NEAR), index + NEAR + 1)
      .map((other) => other.name);
    if (MONEY.test(name) && ![column, ...near].some((other) => UNIT.test(other)))
      return `One hears «${name}» without a unit, after «${before?.name ?? ''}»${column && `, in the column «${column}»`}.`;
    return [];
  });
