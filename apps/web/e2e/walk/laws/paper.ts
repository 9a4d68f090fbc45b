import { readPdf } from '../../kit/pdf.ts';
import { rest } from '../enter.ts';
import type { Walk } from './law.ts';

/** A4 within its margins. */
const PAPER_PX = 718;
const FIGURE = /\d[\d,]*\.\d{2}(?!\d)/g;

/** Returns what the page's content says, but for its controls and for what says of itself that it is not printed. */
function content(): string[] {
  const CONTROLS = 'button, form, nav, a, label, summary, select, svg, [role=status], .no-print';
  return eyes
    .texts(document.querySelector('main') ?? document.body)
    .flatMap(({ node, owner }) => (owner.closest(CONTROLS) ? [] : eyes.words(node.data)))
    .filter((text) => text.length > 1);
}

/** A sheet of its own is printed in place of the page, and of its heading. */
const hasSheet = (): boolean =>
  ![...document.querySelectorAll('main h1')].some(
    (element) => eyes.isShown(element) && !element.closest('.print-only'),
  );

/** Buttons of the paper; a picture that opens when it is pressed is content. */
const buttons = (): string[] =>
  [...document.querySelectorAll('main button')]
    .filter(
      (element) => eyes.isShown(element) && !element.querySelector('img') && !element.closest('th'),
    )
    .map(eyes.nameOf);

const few = (all: readonly string[]) =>
  `«${[...new Set(all)].slice(0, 4).join('», «').slice(0, 160)}»`;

/** Checks that what is on the screen is on the paper, without what is pressed. */
export async function paper({ tab, size, say }: Walk): Promise<void> {
  if (!tab.paper) return;
  const onScreen = await tab.ask(content);
  await tab.paper.show(true);
  await tab.ask(() => dispatchEvent(new Event('beforeprint')));
  await rest(tab);
  const onPaper = new Set(await tab.ask(content));
  const isSheet = await tab.ask(hasSheet);
  const pressed = await tab.ask(buttons);
  await tab.ask(() => dispatchEvent(new Event('afterprint')));
  await tab.paper.show(false);
  await rest(tab);
  const { pages } = await readPdf(Buffer.from(await tab.paper.print()));
  const printed = pages.join(' ');
  const figures = isSheet ? [] : onScreen.flatMap((text) => text.match(FIGURE) ?? []);
  // A narrow window has cards where the paper has a table.
  const isOther = isSheet || size.width < PAPER_PX;
  const lost = isOther ? [] : onScreen.filter((text) => !onPaper.has(text));
  const cut = figures.filter((figure) => !printed.includes(figure));
  if (lost.length > 0) say('paper', `On the screen, but not on the paper: ${few(lost)}.`);
  if (cut.length > 0) say('paper', `These figures of the screen are not printed: ${few(cut)}.`);
  if (pressed.length > 0) say('paper', `Printed, though nobody can press it: ${few(pressed)}.`);
}
