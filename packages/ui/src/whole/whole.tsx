import {
  countParts,
  isFigure,
  nameParts,
  numberParts,
  type TextPart,
  wholeParts,
} from '@coop/format/whole';
import { keepFigure } from '../amount/keep-figure.ts';

const render = (parts: readonly TextPart[]) =>
  parts.map(({ text, whole }, index) =>
    // Parts have no identity but their position.
    whole ? (
      // Firefox and WebKit end lines inside of a number where its place is narrow.
      <span key={index} className={isFigure(text) ? 'whole nowrap' : 'whole'} {...keepFigure(text)}>
        {text}
      </span>
    ) : (
      text
    ),
  );

/** A title in which names, places, terms of the trade and numbers in a series do not break across lines. */
export function Whole({ children }: { children: string }) {
  return render(wholeParts(children));
}

/** The same for the title of a row: one text to the ear, to which each part would be a stop of its own. */
export function WholeTitle({ children }: { children: string }) {
  const parts = wholeParts(children);
  if (parts.length === 1) return children;
  return (
    <>
      <span aria-hidden="true">{render(parts)}</span>
      <span className="visually-hidden">{children}</span>
    </>
  );
}

/** A person's name: one text to the ear; of a long one the line may end between its parts, not inside them. */
export function PersonName({ children }: { children: string }) {
  return render(nameParts(children));
}

/** A text in which only the numbers of contracts and accounts do not break, with a stop for whoever hears it at each. */
export function WholeNumbers({ children }: { children: string }) {
  return render(numberParts(children));
}

/** A sentence in which only counts do not break whose unit an engine parts; most are one text. */
export function WholeCounts({ children }: { children: string }) {
  return render(countParts(children));
}
