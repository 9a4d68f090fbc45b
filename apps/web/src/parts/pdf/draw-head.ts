import { formatThaiDateTime } from '@coop/format/thai-date';
import { drawMark, MARK_WIDTH } from './draw-code.ts';
import { type Flow, write } from './flow.ts';
import {
  GRAY,
  GREEN,
  innerWidth,
  linesIn,
  MARGIN,
  rule,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';

const TITLE: Style = { font: 'bold', size: 15, color: GREEN };
const COOP: Style = { font: 'bold', size: 13, color: GREEN };
const NOTE: Style = { font: 'regular', size: 9, color: GRAY };
const SUB: Style = { font: 'regular', size: 11 };
const STAMP: Style = { font: 'bold', size: 9 };
const SMALL: Style = { font: 'regular', size: 8.5, color: GRAY };
const TOP = 36;

/** The cooperative at the head of an official paper, what checks it beside. */
function drawLetterhead(flow: Flow): void {
  const { pdf, paper, making } = flow;
  const mark = paper.isLying ? undefined : flow.mark;
  flow.y = TOP;
  const width = innerWidth(pdf) - (mark ? MARK_WIDTH : 0);
  write(flow, making.coopName, { tag: 'P', style: COOP, width, leading: 1.6 });
  for (const line of [making.coopNameEN, making.coopAddress]) {
    if (line && !paper.isLying) write(flow, line, { tag: 'P', style: NOTE, width, leading: 1.5 });
  }
  if (mark) drawMark(flow, mark, TOP - 6);
  flow.y += 6;
  rule(pdf, MARGIN.x, MARGIN.x + innerWidth(pdf), flow.y, 1);
  flow.y += 10;
}

/** Framed at the end of the line that begins at `top`. */
function drawStamp(flow: Flow, words: string, top: number): void {
  const { pdf, root } = flow;
  const draw = () => {
    const width = useStyle(pdf, STAMP)(words);
    writeLine(pdf, words, MARGIN.x + innerWidth(pdf) - width - 8, top + 4);
  };
  root.add(pdf.struct('P', {}, draw));
  const width = useStyle(pdf, STAMP)(words) + 16;
  pdf.markContent('Artifact');
  pdf.lineWidth(0.75).strokeColor(STAMP.color ?? '#1c2422');
  pdf.rect(MARGIN.x + innerWidth(pdf) - width, top, width, 22).stroke();
  pdf.endMarkedContent();
}

/** Letterhead, mark, title and what stands below it. */
export function drawOpening(flow: Flow): void {
  const { mark } = flow;
  const { look, title, sub, stamp } = flow.paper;
  if (look !== 'table') drawLetterhead(flow);
  if (look === 'letter') return;
  const top = flow.y;
  if (look === undefined) {
    const align = 'middle' as const;
    write(flow, title, { tag: 'H1', style: TITLE, align });
    if (stamp) drawStamp(flow, stamp, top);
    if (sub) write(flow, sub, { tag: 'P', style: SUB, align });
    flow.y += 6;
    return;
  }
  const width = innerWidth(flow.pdf) - (mark ? MARK_WIDTH : 0);
  write(flow, title, { tag: 'H1', style: TITLE, width });
  if (mark) {
    drawMark(flow, mark, top - 6);
    flow.y += 4;
  }
}

/** Head and foot of a page, which reading aloud leaves out. */
export function drawFrame({ pdf, paper, making, mark }: Flow, page: number, pages: number) {
  const { owner = '', title, look } = paper;
  const { coopName, madeAt } = making;
  const madeWords = `จัดทำเมื่อ ${formatThaiDateTime(madeAt)} ${making.owner?.reader ?? ''}`.trim();
  const right = MARGIN.x + innerWidth(pdf);
  pdf.markContent('Artifact', { type: 'Pagination' });
  const hasHead = page > 1 || look === 'table';
  if (hasHead) {
    useStyle(pdf, { font: 'bold', size: 11, color: GREEN });
    writeLine(pdf, coopName, MARGIN.x, 28);
  }
  const whose = [title, owner].filter(Boolean).join(' · ');
  // There is room for one line.
  const [begin = ''] = linesIn(pdf, whose, SMALL, innerWidth(pdf));
  const measure = useStyle(pdf, SMALL);
  if (hasHead) writeLine(pdf, begin, MARGIN.x, 46);
  const foot = pdf.page.height - 40;
  const count = `หน้า ${page} จาก ${pages}`;
  writeLine(pdf, madeWords, MARGIN.x, foot);
  writeLine(pdf, count, right - measure(count), foot);
  if (mark && page > 1) {
    const { number, check, address } = mark;
    const words = `ตรวจสอบเอกสาร เลขที่ ${number} รหัส ${check} ที่ ${address}`;
    writeLine(pdf, words, MARGIN.x, foot - 14);
  }
  pdf.endMarkedContent();
  if (hasHead) rule(pdf, MARGIN.x, right, 66, 1);
}
