/**
 * An item that is published on one day of every year. Its text has placeholders, `{…}` (fill.ts), for the year, rates,
 * days and numbers, so that it differs from year to year.
 */
export interface TopicPlan {
  /** `MM-DD`; on a weekend it comes out on the Monday after. */
  readonly on: string;
  readonly title: string;
  /** Paragraphs, or HTML that begins with a tag. The first one is the summary. */
  readonly text: readonly [string, ...string[]];
  /** File under mediafiles/. */
  readonly picture?: string;
  readonly gallery?: readonly Caption[];
  /** Names of the attachments. */
  readonly files?: readonly string[];
  /** Stays on top of its list for two months. */
  readonly pinned?: true;
}

export type Caption = readonly [file: string, caption: string];

/** A list of short lines. */
export function list(...lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** A table of two columns; its first row is the header and also the caption. */
export function table(
  head: readonly [string, string],
  ...rows: readonly (readonly [string, string])[]
): string {
  const body = rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('');
  const name = `<caption>${head[0]}และ${head[1]}</caption>`;
  return `<table>${name}<thead><tr><th>${head[0]}</th><th>${head[1]}</th></tr></thead><tbody>${body}</tbody></table>`;
}
