import { hash32 } from '../world/chance/stream.ts';
import type { PublishedTopic } from '../world/site/topics/published.ts';
import { fileNamesOf, findTopic, titleOf } from '../world/site/topics/topics.ts';

/** A document attached to an item of news. */
export interface Attachment {
  /** Under mediafiles/. */
  readonly file: string;
  /** File name for saving it. */
  readonly name: string;
  readonly bytes: Buffer;
}

const PAGE = { width: 595, height: 842 };
const MOST_PAGES = 4;
/** Ruled lines stand for the text: a Thai font would be larger than all pages together. */
const LINES = 26;

function pageContent(topic: PublishedTopic, page: number, pages: number): string {
  const rules = Array.from({ length: LINES }, (_, line) => {
    const y = 680 - line * 22;
    const end = 520 - (hash32('line', topic.id, page, line) % 160);
    return `75 ${y} m ${end} ${y} l S`;
  });
  return [
    '0.04 0.36 0.31 rg 0 800 595 42 re f',
    "1 g BT /F1 13 Tf 75 815 Td (Example Teachers' Savings and Credit Cooperative) Tj ET",
    `0.1 g BT /F1 11 Tf 75 750 Td (Document ${topic.id}   Date ${topic.on}) Tj ET`,
    '0.72 0.49 0.13 RG 1.5 w 75 735 m 520 735 l S',
    '0.8 G 4 w',
    ...rules,
    `0.3 g BT /F1 9 Tf 75 60 Td (Page ${page} of ${pages}) Tj ET`,
  ].join('\n');
}

/** A text for the document's properties: UTF-16 as hexadecimal digits, which keeps the file ASCII. */
function hexText(words: string): string {
  const codes = Array.from({ length: words.length }, (_, at) =>
    words.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<feff${codes.join('')}>`;
}

function objectsOf(topic: PublishedTopic, pages: number): string[] {
  const kids = Array.from({ length: pages }, (_, at) => `${5 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (th) >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title ${hexText(titleOf(topic))} >>`,
  ];
  for (let page = 1; page <= pages; page += 1) {
    const content = pageContent(topic, page, pages);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${4 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return objects;
}

/** The document as a PDF file: every character is ASCII, so that offsets are lengths of text. */
function pdfOf(topic: PublishedTopic, part: number): Buffer {
  const pages = 1 + (hash32('pages', topic.id, part) % MOST_PAGES);
  let file = '%PDF-1.7\n';
  const offsets: number[] = [];
  for (const [at, object] of objectsOf(topic, pages).entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** The attachments of an item. */
export function attachmentsOf(topic: PublishedTopic): Attachment[] {
  return fileNamesOf(topic).map((name, at) => ({
    file: `${topic.id}-${at + 1}.pdf`,
    name,
    bytes: pdfOf(topic, at + 1),
  }));
}

/** The attachment with this file name, if its item has been published by today. */
export function findAttachment(file: string, today: string): Attachment | undefined {
  const id = /^(\d{1,9})-\d\.pdf$/.exec(file)?.[1];
  const topic = id === undefined ? undefined : findTopic(Number(id), today);
  return topic && attachmentsOf(topic).find((one) => one.file === file);
}
