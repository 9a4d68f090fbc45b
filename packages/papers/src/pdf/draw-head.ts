import { formatThaiDateTime } from '@coop/format/thai-date';
import type { Imprint } from '../imprint.ts';
import { drawMark, drawMarkBeside, MARK_BESIDE, MARK_WIDTH } from './draw-code.ts';
import { type Flow, write } from './flow.ts';
import {
  brandOf,
  GRAY,
  innerWidth,
  leftOf,
  linesIn,
  rightOf,
  rule,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';

const TITLE: Style = { font: 'bold', size: 15 };
const COOP: Style = { font: 'bold', size: 11.5 };
const NOTE: Style = { font: 'regular', size: 9, color: GRAY };
const SUB: Style = { font: 'regular', size: 11 };
const STAMP: Style = { font: 'bold', size: 9 };
const SMALL: Style = { font: 'regular', size: 8.5, color: GRAY };
const INITIALS: Style = { font: 'bold', size: 9 };
const GOLD = '#b8892b';
const TOP = 36;
/** As wide as in print. */
const SEAL = 39;
const GAP = 10;

const inBrand = (style: Style, making: Imprint): Style => ({ ...style, color: brandOf(making) });

/** The seal of the cooperative: its logo, or its initials in two rings. */
function drawSeal({ pdf, logo, making }: Flow): void {
  const middle = leftOf(pdf) + SEAL / 2;
  const center = TOP + SEAL / 2;
  pdf.markContent('Artifact');
  if (logo) {
    pdf.image(logo, leftOf(pdf), TOP, { fit: [SEAL, SEAL], align: 'center', valign: 'center' });
  } else {
    pdf
      .lineWidth(1.5)
      .circle(middle, center, SEAL / 2 - 1)
      .stroke(GOLD);
    pdf
      .lineWidth(0.75)
      .circle(middle, center, SEAL / 2 - 5)
      .stroke(brandOf(making));
    const { initials = '' } = making;
    const width = useStyle(pdf, inBrand(INITIALS, making))(initials);
    writeLine(pdf, initials, middle - width / 2, center - INITIALS.size * 0.8);
  }
  pdf.endMarkedContent();
}

/** The cooperative at the head of an official paper, what checks it beside. */
function drawLetterhead(flow: Flow): void {
  const { pdf, paper, making } = flow;
  const mark = paper.isLying ? undefined : flow.mark;
  const hasSeal = !paper.isLying && (flow.logo || making.initials);
  if (hasSeal) drawSeal(flow);
  const left = hasSeal ? SEAL + GAP : 0;
  flow.y = TOP;
  const beside = innerWidth(pdf) - MARK_BESIDE;
  const width = (mark ? beside - GAP : innerWidth(pdf)) - left;
  write(flow, making.coopName, {
    tag: 'P',
    style: inBrand(COOP, making),
    left,
    width,
    leading: 1.6,
  });
  for (const line of [making.coopNameEN, making.coopAddress]) {
    if (!line || paper.isLying) continue;
    write(flow, line, { tag: 'P', style: NOTE, left, width, leading: 1.5 });
  }
  if (hasSeal) flow.y = Math.max(flow.y, TOP + SEAL + 4);
  const below = flow.y;
  if (mark) {
    flow.y = TOP - 6;
    drawMarkBeside(flow, mark, beside);
    flow.y = Math.max(flow.y, below);
  }
  flow.y += paper.isLying ? 2 : 6;
  rule(pdf, leftOf(pdf), rightOf(pdf), flow.y, 1);
  flow.y += paper.isLying ? 4 : 10;
}

/** Framed at the end of the line that begins at `top`. */
function drawStamp(flow: Flow, words: string, top: number): void {
  const { pdf, root } = flow;
  const draw = () => {
    const width = useStyle(pdf, STAMP)(words);
    writeLine(pdf, words, rightOf(pdf) - width - 8, top + 4);
  };
  root.add(pdf.struct('P', {}, draw));
  const width = useStyle(pdf, STAMP)(words) + 16;
  pdf.markContent('Artifact');
  pdf.lineWidth(0.75).strokeColor(STAMP.color ?? '#1c2422');
  pdf.rect(rightOf(pdf) - width, top, width, 22).stroke();
  pdf.endMarkedContent();
}

/** Letterhead, mark, title and what stands below it. */
export function drawOpening(flow: Flow): void {
  const { mark } = flow;
  const { look, title, sub, stamp } = flow.paper;
  if (look !== 'table' && look !== 'memo') drawLetterhead(flow);
  if (look === 'letter') return;
  const top = flow.y;
  if (look !== 'table') {
    const align = 'middle' as const;
    write(flow, title, { tag: 'H1', style: inBrand(TITLE, flow.making), align });
    if (stamp) drawStamp(flow, stamp, top);
    if (sub) write(flow, sub, { tag: 'P', style: SUB, align });
    flow.y += 6;
    return;
  }
  const width = innerWidth(flow.pdf) - (mark ? MARK_WIDTH : 0);
  write(flow, title, { tag: 'H1', style: inBrand(TITLE, flow.making), width });
  if (mark) {
    drawMark(flow, mark, top - 6);
    flow.y += 4;
  }
}

/** A page of a file: its place in its paper and in the file, from 1, and how many pages the file has. */
export interface PageNumber {
  readonly ofPaper: number;
  readonly ofFile: number;
  readonly all: number;
}

/** Head and foot of a page, which reading aloud leaves out. */
export function drawFrame({ pdf, paper, making, mark }: Flow, number: PageNumber) {
  const page = number.ofPaper;
  const { owner = '', title, look } = paper;
  const { coopName, madeAt } = making;
  const madeWords = `จัดทำเมื่อ ${formatThaiDateTime(madeAt)} ${making.owner?.reader ?? ''}`.trim();
  const right = rightOf(pdf);
  pdf.markContent('Artifact', { type: 'Pagination' });
  const hasHead = page > 1 || look === 'table';
  if (hasHead) {
    useStyle(pdf, inBrand({ font: 'bold', size: 11 }, making));
    writeLine(pdf, paper.from ?? coopName, leftOf(pdf), 28);
  }
  const whose = [title, owner].filter(Boolean).join(' · ');
  // There is room for one line.
  const [begin = ''] = linesIn(pdf, whose, SMALL, innerWidth(pdf));
  const measure = useStyle(pdf, SMALL);
  if (hasHead) writeLine(pdf, begin, leftOf(pdf), 46);
  const foot = pdf.page.height - 40;
  const count = `หน้า ${number.ofFile} / ${number.all}`;
  writeLine(pdf, madeWords, leftOf(pdf), foot);
  writeLine(pdf, count, right - measure(count), foot);
  if (mark && page > 1) {
    const { check, address } = mark;
    const words = `ตรวจสอบเอกสาร เลขที่ ${mark.number} รหัส ${check} ที่ ${address}`;
    writeLine(pdf, words, leftOf(pdf), foot - 14);
  }
  pdf.endMarkedContent();
  if (hasHead) rule(pdf, leftOf(pdf), right, 66, 1);
}
