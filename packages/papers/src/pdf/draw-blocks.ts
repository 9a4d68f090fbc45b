import { type PaperBlock, type PaperFact, PEN, SIGNED, type Signature } from '../paper.ts';
import { CODE, drawCode, drawMarkBeside, MARK_BESIDE } from './draw-code.ts';
import { drawTable } from './draw-table.ts';
import { type Flow, leadingOf, needRoom, write } from './flow.ts';
import {
  GRAY,
  innerWidth,
  LEADING,
  leftOf,
  linesIn,
  measureIn,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';

const BODY: Style = { font: 'regular', size: 10 };
const STRONG: Style = { font: 'bold', size: 10 };
const NOTE: Style = { font: 'regular', size: 9, color: GRAY };
const HEADING: Style = { font: 'bold', size: 11 };
const INDENT = 36;
const GAP = 8;
/** Room for a hand, down to the words below the line. */
const HAND = 48;
const LYING_HAND = 36;

const LOOKS = {
  plain: { tag: 'P', style: BODY },
  indent: { tag: 'P', style: BODY, indent: INDENT },
  strong: { tag: 'P', style: STRONG },
  note: { tag: 'P', style: NOTE },
  end: { tag: 'P', style: BODY, align: 'end' },
} as const;

/** Terms above each other, their values in a column of their own; a list to whom it is read aloud. */
function drawSide(flow: Flow, facts: readonly PaperFact[], left: number, width: number): void {
  const { pdf, root } = flow;
  const list = pdf.struct('L');
  root.add(list);
  const measure = measureIn(pdf, BODY);
  const terms = Math.min(width / 2, Math.max(...facts.map(([term]) => measure(term))) + 10);
  for (const [term, value] of facts) {
    // A value in several lines stands beside its term.
    needRoom(flow, 3 * BODY.size * LEADING);
    const top = flow.y;
    const within = pdf.struct('LI');
    list.add(within);
    const termStyle = { ...BODY, color: GRAY };
    write(flow, term, { tag: 'Lbl', within, style: termStyle, left, width: terms - 6 });
    const below = flow.y;
    flow.y = top;
    const besides = { left: left + terms, width: width - terms };
    write(flow, value, { tag: 'LBody', within, style: BODY, ...besides });
    flow.y = Math.max(flow.y, below);
  }
  list.end();
}

function drawFacts(flow: Flow, sides: readonly (readonly PaperFact[])[]): void {
  const shown = sides.filter((facts) => facts.length > 0);
  const between = 16;
  const width = (innerWidth(flow.pdf) - between * (shown.length - 1)) / shown.length;
  const mostFacts = Math.max(0, ...shown.map((facts) => facts.length));
  // Side by side they begin on one page.
  if (shown.length > 1) needRoom(flow, mostFacts * BODY.size * LEADING);
  const top = flow.y;
  let end = top;
  for (const [index, facts] of shown.entries()) {
    flow.y = shown.length > 1 ? top : flow.y;
    drawSide(flow, facts, index * (width + between), width);
    end = Math.max(end, flow.y);
  }
  flow.y = shown.length > 1 ? end : flow.y;
}

/** A place for each who signs, in one row of the page. */
function drawSignatures(flow: Flow, people: readonly Signature[]): void {
  const { pdf, root } = flow;
  const step = BODY.size * leadingOf(flow);
  const hand = flow.paper.isLying ? LYING_HAND : HAND;
  const mark = flow.paper.isLying ? flow.mark : undefined;
  // One who signs alone does so on the right, as in a letter.
  const places = Math.max(2, people.length);
  const all = innerWidth(pdf) - (mark ? MARK_BESIDE : 0);
  const width = all / places;
  const laid = people.map(({ name = PEN, role, above }) => ({
    first: above ?? `${SIGNED} ${PEN}`,
    // What stands over the place for the hand, or the line that the hand writes on.
    firstTop: above ? 0 : hand - step,
    below: [`(${name})`, role].flatMap((text) => linesIn(pdf, text, BODY, width - GAP)),
  }));
  const height = hand + step * Math.max(...laid.map(({ below }) => below.length)) + GAP;
  needRoom(flow, height);
  const top = flow.y;
  for (const [index, { first, firstTop, below }] of laid.entries()) {
    const left = leftOf(pdf) + (index + places - people.length) * width;
    const draw = () => {
      const measure = useStyle(pdf, BODY);
      const middle = (line: string) => left + (width - measure(line)) / 2;
      writeLine(pdf, first, middle(first), top + firstTop);
      for (const [n, line] of below.entries()) {
        writeLine(pdf, line, middle(line), top + hand + n * step);
      }
    };
    root.add(pdf.struct('P', {}, draw));
  }
  if (mark) {
    flow.y = top + GAP;
    drawMarkBeside(flow, mark, all);
  }
  flow.y = top + height;
}

function drawBlock(flow: Flow, block: PaperBlock): void {
  switch (block.kind) {
    case 'heading':
      needRoom(flow, 60);
      // The subject of a letter is its title.
      write(flow, block.text, { tag: flow.paper.look === 'letter' ? 'H1' : 'H2', style: HEADING });
      return;
    case 'text':
      write(flow, block.text, LOOKS[block.look ?? 'plain']);
      return;
    case 'facts':
      drawFacts(flow, block.sides);
      flow.y += GAP;
      return;
    case 'code': {
      needRoom(flow, CODE + HEADING.size * LEADING);
      if (block.title) write(flow, block.title, { tag: 'H2', style: HEADING });
      const top = flow.y;
      drawCode(flow, block.content, block.alt, leftOf(flow.pdf), top);
      flow.y += 4;
      drawSide(flow, block.facts, CODE + GAP, innerWidth(flow.pdf) - CODE - GAP);
      flow.y = Math.max(flow.y, top + CODE) + GAP;
      return;
    }
    case 'section':
      for (const paperBlock of [{ kind: 'heading', text: block.title } as const, ...block.blocks]) {
        drawBlock(flow, paperBlock);
      }
      return;
    case 'signatures':
      drawSignatures(flow, block.people);
      return;
    case 'table':
      if (block.title) drawBlock(flow, { kind: 'heading', text: block.title });
      flow.y += 4;
      drawTable(flow, block);
      flow.y += GAP;
  }
}

/** Draws the parts of a paper one below the other. */
export function drawBlocks(flow: Flow): void {
  for (const block of flow.paper.blocks) drawBlock(flow, block);
}
