import { COOPERATIVE, officerName } from '@coop/cooperative/rules/cooperative';
import { yearTables } from '@coop/cooperative/site/topics/block-html';
import { fill } from '@coop/cooperative/site/topics/fill';
import type { PublishedTopic } from '@coop/cooperative/site/topics/published';
import type { Block } from '@coop/cooperative/site/topics/topic-plan';
import { fileNamesOf, findTopic, titleOf } from '@coop/cooperative/site/topics/topics';
import { plainText } from '@coop/format/text/truncate';
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

function blocksOf(block: Block, topic: PublishedTopic): PaperBlock[] {
  const filled = (words: string) => plainText(fill(words, topic));
  if (typeof block === 'string') {
    return [{ kind: block.startsWith('<h') ? 'heading' : 'text', text: filled(block) }];
  }
  if ('list' in block) return [listBlock(block.list.map(filled))];
  if ('table' in block) return [tableBlock(block.table.map((row) => row.map(filled)))];
  if ('officers' in block) {
    const rows = COOPERATIVE[block.officers].map((item) => [officerName(item), item.position]);
    return [tableBlock([['ชื่อ–สกุล', 'ตำแหน่ง'], ...rows])];
  }
  if ('years' in block) {
    return yearTables(block.years).flatMap(({ name, rows }): PaperBlock[] => [
      { kind: 'heading', text: name },
      tableBlock(rows.map((row) => row.map(filled))),
    ]);
  }
  return [{ kind: 'text', text: `วีดิทัศน์: https://video.coop.example/${block.film}` }];
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
    ...topic.plan.text.flatMap((block) => blocksOf(block, topic)),
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
