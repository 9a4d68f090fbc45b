import { highlightParts } from '@coop/format/text/highlight';

interface HighlightedProps {
  readonly text: string;
  readonly query: string;
  /** Characters that are shown, around the first match. */
  readonly limit: number;
}

/** A text as text, cut to its limit, with the words of a search marked. */
export function Highlighted({ text, query, limit }: HighlightedProps) {
  const parts = highlightParts(text, query, limit);
  return parts.map((part, index) =>
    // The parts have no identity but their position.
    part.match ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
