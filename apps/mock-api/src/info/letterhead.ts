import { formatThaiDate, yearBEOf } from '@coop/format/thai-date';
import type { Block, PaperDocument } from '../paper/document.ts';
import { COOPERATIVE } from '../world/rules/cooperative.ts';

interface Contents {
  readonly title: string;
  /** Document number of the cooperative, such as `69001-1`. */
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly on: string;
  readonly blocks: readonly Block[];
}

/** Makes a document with the cooperative's letterhead. */
export function coopPaper({ title, number, on, blocks }: Contents): PaperDocument {
  return {
    publisher: COOPERATIVE.name,
    address: `${COOPERATIVE.address}  โทร ${COOPERATIVE.phone}`,
    title,
    number: `สอ. ${number}/${yearBEOf(on)}`,
    date: on,
    dateText: formatThaiDate(on, 'long'),
    blocks,
  };
}
