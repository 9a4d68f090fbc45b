import { ByLaws } from '../by-laws/by-laws.ts';
import { EXAMPLE_BY_LAWS } from '../by-laws/by-laws-of.ts';
import { lawFacts } from '../by-laws/law.ts';

const BEGIN = '<!-- by-laws: written by npm run docs -->';
const END = '<!-- end of the by-laws -->';

/** A value in one cell; of a table the number of its rows. */
function shown(value: unknown): string {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
    return `${value.length} rows`;
  return `\`${Array.isArray(value) ? JSON.stringify(value) : String(value)}\``;
}

function rowsOf(): readonly (readonly string[])[] {
  return Object.entries(ByLaws.shape).flatMap(([family, { shape }]) =>
    Object.entries(shape).map(([name, schema]) => {
      const { name: title = '', unit = '', source = '' } = lawFacts.get(schema) ?? {};
      const value: unknown = Object(EXAMPLE_BY_LAWS)[family][name];
      return [`\`${family}.${name}\``, title, unit, source, shown(value)];
    }),
  );
}

/** Writes the table of by-laws into a document, between its marks. */
export function renderByLawTable(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('no place for the by-laws');
  const head = ['field of `by_laws`', 'by-law', 'unit', 'source', 'the example'];
  const lines = [head, head.map(() => '---'), ...rowsOf()].map((row) => `| ${row.join(' | ')} |`);
  return [before + BEGIN, '', ...lines, '', END + after].join('\n');
}
