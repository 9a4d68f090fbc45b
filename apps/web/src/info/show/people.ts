import type { Topic, TopicPicture } from '@coop/contracts/info/topic';
import { plainText } from '@coop/format/text/truncate';

/** Someone of whom an item has a picture, and whom its text names in a table. */
export interface Person {
  readonly picture: TopicPicture;
  readonly name: string;
  readonly office: string;
}

interface Split {
  readonly before: string;
  readonly after: string;
  readonly people: readonly Person[];
}

const END = '</table>';

const rowsOf = (table: string): string[][] =>
  table.split(/<\/tr>/i).map((row) =>
    row
      .split(/<\/td>/i)
      .map(plainText)
      .filter(Boolean),
  );

/** Returns who is shown if the rows of a table are the captions of the pictures, in any order, and nothing else. */
function peopleIn(table: string, gallery: readonly TopicPicture[]): Person[] {
  const rows = rowsOf(table).filter((cells) => cells.length === 2);
  if (rows.length !== gallery.length) return [];
  const people = gallery.flatMap((picture) => {
    const caption = plainText(picture.caption);
    const row = rows.find((cells) => cells.join(' ') === caption);
    return row ? [{ picture, name: row[0] ?? '', office: row[1] ?? '' }] : [];
  });
  return people.length === gallery.length ? people : [];
}

/**
 * Splits a text at the table that names the same people as the pictures below it, so that each is listed once: face,
 * name, office. Without such a table all of it stands before, and nobody is listed.
 */
export function splitAtPeople({ html, gallery }: Pick<Topic, 'html' | 'gallery'>): Split {
  const lower = html.toLowerCase();
  for (let end = lower.indexOf(END); end >= 0; end = lower.indexOf(END, end + 1)) {
    const start = lower.lastIndexOf('<table', end);
    const people = start < 0 ? [] : peopleIn(html.slice(start, end), gallery);
    if (people.length > 0)
      return { before: html.slice(0, start), after: html.slice(end + END.length), people };
  }
  return { before: html, after: '', people: [] };
}
