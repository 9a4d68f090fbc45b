import { formatSatang } from '@coop/format/money';
import type { Mark } from '../papers/mark.ts';
import { QUIET, qrModules } from '../papers/qr-modules.ts';
import type { Flow } from './flow.ts';
import { innerWidth, linesIn, MARGIN, part, type Style, useStyle, writeLine } from './page.ts';

/** Side of a code with the blank around it: 24 mm, as in print. */
export const CODE = 68;
const SMALL: Style = { font: 'regular', size: 8 };
const STEP = SMALL.size * 1.5;
/** Words beside the code of a mark. */
const WORDS = 160;
const GAP = 4;

/** How much the mark takes of the width of the page. */
export const MARK_WIDTH = WORDS + GAP + CODE;

/** Draws a QR code as lines, not as a picture, with what it says for those who cannot see it. */
export function drawCode(flow: Flow, content: string, alt: string, x: number, y: number): void {
  const { pdf, root } = flow;
  const { path, size } = qrModules(content);
  const unit = CODE / (size + 2 * QUIET);
  const draw = () => {
    pdf
      .save()
      .translate(x + QUIET * unit, y + QUIET * unit)
      .scale(unit);
    pdf.path(path).fill('#000');
    pdf.restore();
  };
  root.add(part(pdf, 'Figure', { alt, bbox: [x, y, x + CODE, y + CODE] }, draw));
}

/** By what anyone can check the paper, at the end of its head; answers where it ends. */
export function drawMark(flow: Flow, mark: Mark, y: number): number {
  const { pdf, root } = flow;
  const { content, address, number, check, day, satang } = mark;
  const left = MARGIN.x + innerWidth(pdf) - MARK_WIDTH;
  const lines = [
    `ตรวจสอบที่ ${address}`,
    `เลขที่เอกสาร ${number}`,
    `รหัสตรวจสอบ ${check}`,
    ...(day ? [`วันที่ ${day}`] : []),
    ...(satang !== null ? [`จำนวนเงิน ${formatSatang(satang)} บาท`] : []),
  ].flatMap((line) => linesIn(pdf, line, SMALL, WORDS));
  drawCode(flow, content, 'รหัส QR สำหรับตรวจสอบเอกสาร', left, y);
  const top = y + Math.max(0, (CODE - lines.length * STEP) / 2);
  const draw = () => {
    useStyle(pdf, SMALL);
    for (const [at, line] of lines.entries()) {
      writeLine(pdf, line, left + CODE + GAP, top + at * STEP);
    }
  };
  root.add(pdf.struct('P', {}, draw));
  return Math.max(y + CODE, top + lines.length * STEP);
}
