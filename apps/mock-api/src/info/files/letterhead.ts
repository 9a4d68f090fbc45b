import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import { formatThaiDate, yearBEOf } from '@coop/format/thai-date';
import { instantOf } from '@coop/format/wall-time';
import { type PaperBlock, type PaperRow, PEN, startColumn } from '@coop/papers/paper';
import { pdfOf } from '../../paper/pdf.ts';

interface Contents {
  readonly title: string;
  /** Document number of the cooperative, such as `69001-1`. */
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly on: string;
  readonly blocks: readonly PaperBlock[];
}

/** Items one below the other, each beside its number or a dot. */
export const listBlock = (items: readonly string[], isNumbered = false): PaperBlock => ({
  kind: 'facts',
  sides: [items.map((item, index) => [isNumbered ? `${index + 1}.` : '•', item] as const)],
});

/** Items one below the other, each beside a box to tick. */
export const tickBlock = (items: readonly string[]): PaperBlock => ({
  kind: 'facts',
  sides: [items.map((item) => ['[   ]', item] as const)],
});

/** The first row is the header. */
export const tableBlock = ([headers = [], ...rows]: readonly PaperRow[]): PaperBlock => ({
  kind: 'table',
  columns: headers.map(startColumn),
  rows,
});

/** Labels with a dotted line to write on, each with room for a hand. */
export const fieldBlocks = (labels: readonly string[]): PaperBlock[] =>
  labels.map((label) => ({ kind: 'facts', sides: [[[label, PEN.repeat(2)]]] }));

/** Draws a paper with the cooperative's letterhead as a PDF file. */
export function coopPdf({ title, number, on, blocks }: Contents): Promise<Buffer> {
  const sub = `เลขที่ สอ. ${number}/${yearBEOf(on)}   วันที่ ${formatThaiDate(on, 'long')}`;
  const { name, nameEn, address, phone } = COOPERATIVE;
  const imprint = {
    coopName: name,
    coopNameEN: nameEn,
    initials: 'สอ.',
    coopAddress: `${address}  โทร ${phone}`,
    madeAt: new Date(instantOf(on, '08:30:00')).toISOString(),
  };
  return pdfOf({ title, sub, blocks }, imprint);
}
