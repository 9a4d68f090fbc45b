import { linesOf } from '@coop/format/pdf/thai-lines';
import type { Imprint } from '../imprint.ts';
import type { Mark } from '../mark.ts';
import type { Paper } from '../paper.ts';
import {
  innerWidth,
  LEADING,
  leftOf,
  MARGIN,
  measureIn,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';

const FREE_FOOT = 15;
const LYING_LEADING = 1.5;

/** A paper while it is drawn, from the top down. */
export interface Flow {
  readonly pdf: PDFKit.PDFDocument;
  /** Place where its parts hang in the structure of the file. */
  readonly root: PDFKit.PDFStructureElement;
  readonly paper: Paper;
  readonly making: Imprint;
  readonly mark: Mark | undefined;
  /** The logo of the cooperative as a JPEG; without it its seal has the initials. */
  readonly logo: ArrayBuffer | undefined;
  readonly lying: boolean;
  /** Height where the next part begins. */
  y: number;
  /** Number of its pages so far. */
  pages: number;
}

export function nextPage(flow: Flow): void {
  // The library would break the page at other margins than none above and below.
  flow.pdf.addPage({
    size: 'A4',
    layout: flow.lying ? 'landscape' : 'portrait',
    margins: {
      top: 0,
      bottom: 0,
      left: MARGIN[flow.paper.isFiled ? 'filed' : 'x'],
      right: MARGIN.x,
    },
  });
  flow.y = MARGIN.top;
  flow.pages += 1;
}

/** Returns where a page ends: above its foot, which from the second on says how the paper is checked. */
export const bottomOf = ({ pdf, mark, pages }: Flow) =>
  pdf.page.height - MARGIN.bottom + (mark && pages > 1 ? 0 : FREE_FOOT);

/** Returns the distance of lines, in heights of the letters; a lying page is low. */
export const leadingOf = ({ paper }: Flow) => (paper.isLying ? LYING_LEADING : LEADING);

/** Goes to the next page where the rest of this one is lower than that. */
export function needRoom(flow: Flow, height: number): void {
  if (flow.y + height > bottomOf(flow)) nextPage(flow);
}

interface Place {
  readonly tag: string;
  /** Part that it belongs to, where that is not the paper itself. */
  readonly within?: PDFKit.PDFStructureElement;
  readonly style: Style;
  readonly align?: 'start' | 'middle' | 'end';
  /** From the left margin. */
  readonly left?: number;
  readonly width?: number;
  /** Of the first line. */
  readonly indent?: number;
  /** Distance of lines, in heights of the letters. */
  readonly leading?: number;
}

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Writes a text in as many lines as it needs, over to the next page where it must, and goes below it. */
export function write(flow: Flow, text: string, place: Place): void {
  const { pdf } = flow;
  const { tag, within = flow.root, style, align = 'start' } = place;
  const { left = 0, indent = 0, leading = leadingOf(flow) } = place;
  const width = place.width ?? innerWidth(pdf) - left;
  const step = style.size * leading;
  const measure = measureIn(pdf, style);
  // The first line is what the text begins with.
  const room = (line: string) => measure(line) + (text.startsWith(line) ? indent : 0);
  const element = pdf.struct(tag);
  within.add(element);
  for (const [index, line] of linesOf(text, width, room).entries()) {
    needRoom(flow, step);
    const before = (index === 0 ? indent : 0) + (width - measure(line)) * SHARE[align];
    element.add(() => {
      useStyle(pdf, style);
      writeLine(pdf, line, leftOf(pdf) + left + before, flow.y);
    });
    flow.y += step;
  }
  element.end();
}
