import { COOPERATIVE, officerName } from '@coop/cooperative/rules/cooperative';
import { fill } from '@coop/cooperative/site/topics/fill';
import { yearTables } from '@coop/cooperative/site/topics/piece-html';
import type { PublishedTopic } from '@coop/cooperative/site/topics/published';
import type { Piece } from '@coop/cooperative/site/topics/topic-plan';
import { fileNamesOf, findTopic, titleOf } from '@coop/cooperative/site/topics/topics';
import { plainText } from '@coop/format/truncate';
import type { PaperBlock } from '@coop/papers/paper';
import { coopPdf, fieldBlocks, listBlock, tableBlock } from './letterhead.ts';

export interface Attachment {
  /** Under mediafiles/. */
  readonly file: string;
  /** File name for saving it. */
  readonly name: string;
  /** Returns the PDF file, made on the first call. */
  readonly bytes: () => Promise<Buffer>;
}

/** Items of this category are forms to print and fill in. */
const FORMS = 'download';
const FIELDS = [
  'วันที่',
  'ชื่อ–สกุล',
  'เลขทะเบียนสมาชิก',
  'ตำแหน่งและหน่วยงาน',
  'โทรศัพท์',
  'มีความประสงค์',
  'เอกสารที่แนบ',
  'ลงชื่อสมาชิก',
  'ลงชื่อเจ้าหน้าที่ผู้รับเรื่อง',
];

function blocksOf(piece: Piece, topic: PublishedTopic): PaperBlock[] {
  const said = (words: string) => plainText(fill(words, topic));
  if (typeof piece === 'string') {
    return [{ kind: piece.startsWith('<h') ? 'heading' : 'text', text: said(piece) }];
  }
  if ('list' in piece) return [listBlock(piece.list.map(said))];
  if ('table' in piece) return [tableBlock(piece.table.map((row) => row.map(said)))];
  if ('officers' in piece) {
    const rows = COOPERATIVE[piece.officers].map((one) => [officerName(one), one.position]);
    return [tableBlock([['ชื่อ–สกุล', 'ตำแหน่ง'], ...rows])];
  }
  if ('years' in piece) {
    return yearTables(piece.years).flatMap(({ name, rows }): PaperBlock[] => [
      { kind: 'heading', text: name },
      tableBlock(rows.map((row) => row.map(said))),
    ]);
  }
  return [{ kind: 'text', text: `วีดิทัศน์: https://video.coop.example/${piece.film}` }];
}

function pdfOf(topic: PublishedTopic, name: string, part: number) {
  const title = titleOf(topic);
  const own = name.replace(/\.pdf$/, '');
  const isForm = topic.category === FORMS;
  const blocks: PaperBlock[] = [
    { kind: 'text', text: isForm ? `ใช้กับ: ${title}` : `เรื่อง ${title}` },
    ...topic.plan.text.flatMap((piece) => blocksOf(piece, topic)),
  ];
  if (isForm) blocks.push({ kind: 'heading', text: 'ส่วนที่สมาชิกกรอก' }, ...fieldBlocks(FIELDS));
  return coopPdf({ title: own, number: `${topic.id}-${part}`, on: topic.on, blocks });
}

export function attachmentsOf(topic: PublishedTopic): Attachment[] {
  return fileNamesOf(topic).map((name, at) => ({
    file: `${topic.id}-${at + 1}.pdf`,
    name,
    bytes: () => pdfOf(topic, name, at + 1),
  }));
}

/** Returns the attachment with this file name, if its item has been published by today. */
export function findAttachment(file: string, today: string): Attachment | undefined {
  const id = /^(\d{1,9})-\d\.pdf$/.exec(file)?.[1];
  const topic = id === undefined ? undefined : findTopic(Number(id), today);
  return topic && attachmentsOf(topic).find((one) => one.file === file);
}
