// Letters in the colour of their cell are not seen. The library that reads a workbook does not tell the colour of
// letters, but what a number format shows: so such styles get a format that shows nothing.

const WHITE = 'FFFFFF';
const BLACK = '000000';
/** Beyond the numbers that a workbook gives its own formats. */
const SHOWS_NOTHING = 65_000;

const TAG = /<([^<>]*)>/g;

/** Name of a tag without the prefix of its namespace, from what is in it. */
const nameOf = (tag: string): string => (tag.split(/[\s/]/, 1)[0] ?? '').split(':').at(-1) ?? '';

/** Returns each element of a name with what is in it. */
function elements(xml: string, name: string): string[] {
  const found: string[] = [];
  let start: number | undefined;
  for (const { 0: whole, 1: tag = '', index } of xml.matchAll(TAG)) {
    const isEnd = tag.startsWith('/');
    if (nameOf(isEnd ? tag.slice(1) : tag) !== name) continue;
    if (!isEnd) start ??= index;
    if (start === undefined || !(isEnd || tag.endsWith('/'))) continue;
    found.push(xml.slice(start, index + whole.length));
    start = undefined;
  }
  return found;
}

const inner = (xml: string, name: string): string => elements(xml, name)[0] ?? '';

/** The value of an attribute of the first tag. */
function attribute(xml: string, name: string): string | undefined {
  const [tag = ''] = xml.split('>', 1);
  const all = [...tag.matchAll(/\s(\w+)=["']([^"']*)["']/g)];
  return all.find(([, key]) => key === name)?.[2];
}

/** Colours of the system and of the palette's ends; others are known by their number only. */
const INDEXED: Readonly<Record<string, string>> = {
  0: BLACK,
  1: WHITE,
  8: BLACK,
  9: WHITE,
  64: BLACK,
  65: WHITE,
};
const THEME: Readonly<Record<string, string>> = { 0: WHITE, 1: BLACK };

/** A colour, by which it is compared with another; `otherwise` where none is named. */
function colourOf(xml: string, otherwise: string): string {
  const rgb = attribute(xml, 'rgb');
  if (rgb) return rgb.slice(-6).toUpperCase();
  const tint = Number(attribute(xml, 'tint') ?? 0);
  const theme = attribute(xml, 'theme');
  if (theme) return (tint === 0 && THEME[theme]) || `theme ${theme} ${tint}`;
  const indexed = attribute(xml, 'indexed');
  return indexed ? (INDEXED[indexed] ?? `indexed ${indexed}`) : otherwise;
}

function fillOf(xml: string): string {
  const pattern = inner(xml, 'patternFill');
  const kind = attribute(pattern, 'patternType') ?? 'none';
  if (kind === 'none') return WHITE;
  return kind === 'solid' ? colourOf(inner(pattern, 'fgColor'), WHITE) : kind;
}

/** Returns the styles of a workbook with a format that shows nothing wherever letters have the colour of their cell. */
export function hideUnseen(styles: string): string {
  const all = (list: string, text: string) => elements(inner(styles, list), text);
  const letters = all('fonts', 'font').map((font) => colourOf(inner(font, 'color'), BLACK));
  const fills = all('fills', 'fill').map(fillOf);
  const isUnseen = (xf: string) =>
    (letters[Number(attribute(xf, 'fontId') ?? 0)] ?? BLACK) ===
    (fills[Number(attribute(xf, 'fillId') ?? 0)] ?? WHITE);
  const formats = inner(styles, 'cellXfs');
  const changed = formats.replace(/<(?:\w+:)?xf\s[^<>]*>/g, (xf) =>
    isUnseen(xf)
      ? xf
          .replace(/\snumFmtId=["'][^"']*["']/, '')
          .replace(/xf\s/, `xf numFmtId="${SHOWS_NOTHING}" `)
      : xf,
  );
  if (changed === formats) return styles;
  const prefix = /^<(\w+:)?/.exec(formats)?.[1] ?? '';
  const formatTag = `<${prefix}numFmt numFmtId="${SHOWS_NOTHING}" formatCode=";;;"/></${prefix}numFmts>`;
  const before = styles.replace(formats, () => changed);
  const list = inner(before, 'numFmts');
  if (list && !list.endsWith('/>')) {
    return before.replace(list, () => list.replace(`</${prefix}numFmts>`, formatTag));
  }
  // The formats come first of all.
  const next = inner(before, 'fonts') || changed;
  return before
    .replace(list, '')
    .replace(next, () => `<${prefix}numFmts count="1">${formatTag}${next}`);
}
