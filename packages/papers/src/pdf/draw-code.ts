import { MARK_ALT, type Mark } from '../mark.ts';
import { QUIET, qrModules } from '../qr-modules.ts';
import { type Flow, write } from './flow.ts';
import { innerWidth, leftOf, part, rightOf, type Style } from './page.ts';

/** Side of a code with the blank around it: 24 mm, as in print. */
export const CODE = 68;
const SMALL: Style = { font: 'regular', size: 8 };
const GAP = 12;

/** Room for a code with its words beside it. */
export const MARK_BESIDE = 215;
/** Part of the width of the page that the code of a mark takes, with the blank before it. */
export const MARK_WIDTH = CODE + GAP;

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

/** The mark as in print, from `left` on: the code, and beside it its words, a line each. Goes below both. */
export function drawMarkBeside(flow: Flow, mark: Mark, left: number): void {
  const { y: top, pdf } = flow;
  drawCode(flow, mark.content, MARK_ALT, leftOf(pdf) + left, top);
  const place = { left: left + CODE + 6, width: innerWidth(pdf) - left - CODE - 6 };
  flow.y = top + 4;
  for (const line of [`ตรวจสอบที่ ${mark.address}`, ...mark.facts.map((fact) => fact.join(' '))]) {
    write(flow, line, { tag: 'P', style: SMALL, ...place, leading: 1.4 });
  }
  flow.y = Math.max(flow.y, top + CODE);
}

/**
 * Draws what anyone can check the paper by: the words below what stands on the left, so that they are read in their
 * order, and the code beside both.
 *
 * @param top of the code; goes below both
 */
export function drawMark(flow: Flow, mark: Mark, top: number): void {
  const { pdf } = flow;
  const { content, address, facts } = mark;
  const width = innerWidth(pdf) - MARK_WIDTH;
  const lines = [
    `ตรวจสอบที่ ${address}`,
    facts.map((fact) => fact.join(' ').replaceAll(' ', '\u00a0')).join(' '),
  ];
  for (const line of lines) write(flow, line, { tag: 'P', style: SMALL, width, leading: 1.5 });
  const left = rightOf(pdf) - CODE;
  drawCode(flow, content, MARK_ALT, left, top);
  flow.y = Math.max(flow.y, top + CODE);
}
