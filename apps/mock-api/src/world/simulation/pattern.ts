/** Returns whether a name matches a pattern, in which `*` stands for any characters. */
export function fits(pattern: string, key: string): boolean {
  if (!pattern.includes('*')) return pattern === key;
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.at(-1) ?? '';
  const inner = rest.slice(0, -1);
  if (!key.startsWith(head) || key.length < head.length + tail.length || !key.endsWith(tail)) {
    return false;
  }
  let position = head.length;
  return inner.every((part) => {
    const found = key.indexOf(part, position);
    position = found + part.length;
    return found >= 0 && position <= key.length - tail.length;
  });
}
