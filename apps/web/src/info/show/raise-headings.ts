/** The headings of a text that stands right under the page's own: its first level is then the second of the page. */
export function raiseHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([34])(?=[\s>])/gi,
    (_, slash, level) => `<${slash}h${Number(level) - 1}`,
  );
}
