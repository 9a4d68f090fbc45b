import { isFigure, nameParts, numberParts, type TextPart, wholeParts } from '@coop/format/whole';
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

/** Parts for the eye beside one text for the ear, to which each part would be a stop of its own. */
export function Parts({ parts, heard }: { parts: readonly TextPart[]; heard?: string }) {
  const text = parts.map((part) => part.text).join('');
  const words = heard ?? text;
  if (parts.length < 2 && words === text) return render(parts);
  return (
    <>
      <span aria-hidden="true">{render(parts)}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** A text in which names, places, terms of the trade and numbers in a series do not break across lines. */
export function Whole({ children }: { children: string }) {
  return <Parts parts={wholeParts(children)} />;
}

/** The same in a heading or a link, which is one stop with all that is in it, and stands once for search engines. */
export function WholeInTitle({ children }: { children: string }) {
  return render(wholeParts(children));
}

/** A person's name; the line may end between its parts, not inside them. */
export function PersonName({ children }: { children: string }) {
  return <Parts parts={nameParts(children)} />;
}

/** A text in which only the numbers of contracts and accounts do not break. */
export function WholeNumbers({ children }: { children: string }) {
  return <Parts parts={numberParts(children)} />;
}
