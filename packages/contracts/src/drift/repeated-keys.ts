const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Returns paths of keys that are repeated in one object of a JSON text; a parser silently keeps the last. */
export function repeatedKeys(text: string): string[] {
  const found = new Set<string>();
  const open: { keys: Set<string> | undefined; name: string }[] = [];
  let last = '';
  let pending = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push({ keys: token === '{' ? new Set() : undefined, name: pending || '*' });
      pending = '';
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const inside = open.at(-1)?.keys;
      const path = [...open.slice(1).map(({ name }) => name), last.slice(1, -1)].join('.');
      if (inside?.has(last)) found.add(path);
      inside?.add(last);
      pending = last.slice(1, -1);
    } else if (token === ',') {
      pending = '';
    } else {
      last = token;
    }
  }
  return [...found];
}
