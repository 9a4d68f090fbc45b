const VOID = new Set(['meta', 'br']);
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

/** Returns the names of the elements in the order they open. Throws when the markup is not well-formed. */
export function outlineOf(markup: string): string[] {
  const text = markup.replace(/^<\?xml [^>]*\?>/, '');
  const open: string[] = [];
  const seen: string[] = [];
  let position = 0;
  for (;;) {
    const next = text.indexOf('<', position);
    const between = text.slice(position, next < 0 ? undefined : next);
    const isStyle = open.at(-1) === 'style';
    if (!isStyle && /&(?!(?:amp|lt|gt|quot|#39);)/.test(between))
      throw new Error(`bare & in ${between}`);
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(text);
    if (!tag) throw new Error(`no tag at ${text.slice(next, next + 60)}`);
    const [whole, closes, name = '', , empty] = tag;
    if (closes) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> where </${last}> belongs`);
    } else {
      seen.push(name);
      if (!empty && !VOID.has(name)) open.push(name);
    }
    position = next + whole.length;
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  return seen;
}
