/**
 * What is published on one day of every year. The words have places to fill in, `{…}` (fill.ts): the year, rates in
 * force, days, numbers, so that no two years say the same.
 */
export interface TopicPlan {
  /** `MM-DD`; on a weekend it comes out on the Monday after. */
  readonly on: string;
  readonly title: string;
  /** Paragraphs, or pieces of HTML that begin with a tag of their own. The first is the summary. */
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

/** A table of two columns, its first row the heads, which also name it. */
export function table(
  head: readonly [string, string],
  ...rows: readonly (readonly [string, string])[]
): string {
  const body = rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('');
  const name = `<caption>${head[0]}และ${head[1]}</caption>`;
  return `<table>${name}<thead><tr><th>${head[0]}</th><th>${head[1]}</th></tr></thead><tbody>${body}</tbody></table>`;
}
