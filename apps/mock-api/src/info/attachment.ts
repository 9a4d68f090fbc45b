import { COOPERATIVE, officerName } from '@coop/cooperative/rules/cooperative';
import { fill } from '@coop/cooperative/site/topics/fill';
import { yearTables } from '@coop/cooperative/site/topics/piece-html';
import type { PublishedTopic } from '@coop/cooperative/site/topics/published';
import type { Piece } from '@coop/cooperative/site/topics/topic-plan';
import { fileNamesOf, findTopic, titleOf } from '@coop/cooperative/site/topics/topics';
import { plainText } from '@coop/format/truncate';
import type { PaperBlock } from '@coop/papers/paper';
import { formBlocks } from './form-paper.ts';
import { coopPdf, listBlock, tableBlock } from './letterhead.ts';

export interface Attachment {
  /** Under mediafiles/. */
  readonly file: string;
  /** File name for saving it. */
  readonly name: string;
  /** Returns the PDF file, made on the first call. */
  readonly bytes: () => Promise<Buffer>;
}

function blocksOf(piece: Piece, topic: PublishedTopic): PaperBlock[] {
  const filled = (words: string) => plainText(fill(words, topic));
  if (typeof piece === 'string') {
    return [{ kind: piece.startsWith('<h') ? 'heading' : 'text', text: filled(piece) }];
  }
  if ('list' in piece) return [listBlock(piece.list.map(filled))];
  if ('table' in piece) return [tableBlock(piece.table.map((row) => row.map(filled)))];
  if ('officers' in piece) {
    const rows = COOPERATIVE[piece.officers].map((item) => [officerName(item), item.position]);
    return [tableBlock([['ชื่อ–สกุล', 'ตำแหน่ง'], ...rows])];
  }
  if ('years' in piece) {
    return yearTables(piece.years).flatMap(({ name, rows }): PaperBlock[] => [
      { kind: 'heading', text: name },
      tableBlock(rows.map((row) => row.map(filled))),
    ]);
  }
  return [{ kind: 'text', text: `วีดิทัศน์: https://video.coop.example/${piece.film}` }];
}

function pdfOf(topic: PublishedTopic, name: string, part: number) {
  const stem = name.replace(/\.pdf$/, '');
  const form = topic.plan.forms?.[part - 1];
  const number = `${topic.id}-${part}`;
  if (form) {
    const blocks = formBlocks(form, (words) => fill(words, topic));
    return coopPdf({ title: stem, number, on: topic.on, blocks });
  }
  const blocks: PaperBlock[] = [
    { kind: 'text', text: `เรื่อง ${titleOf(topic)}` },
    ...topic.plan.text.flatMap((piece) => blocksOf(piece, topic)),
  ];
  return coopPdf({ title: stem, number, on: topic.on, blocks });
}

export function attachmentsOf(topic: PublishedTopic): Attachment[] {
  return fileNamesOf(topic).map((name, index) => ({
    file: `${topic.id}-${index + 1}.pdf`,
    name,
    bytes: () => pdfOf(topic, name, index + 1),
  }));
}

/** Returns the attachment with this file name, if its item has been published by today. */
export function findAttachment(file: string, today: string): Attachment | undefined {
  const id = /^(\d{1,9})-\d\.pdf$/.exec(file)?.[1];
  const topic = id === undefined ? undefined : findTopic(Number(id), today);
  return topic && attachmentsOf(topic).find((attachment) => attachment.file === file);
}
