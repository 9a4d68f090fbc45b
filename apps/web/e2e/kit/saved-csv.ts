/** A saved table: what stands above it, by its term, and its own lines. */
export function savedCsv(content: string | Buffer) {
  const lines = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\r\n');
  const end = lines.indexOf('');
  const about = new Map(
    lines.slice(0, end).map((line) => {
      const [term = '', ...value] = line.split(',');
      return [term, value.join(',')];
    }),
  );
  return { about, lines: lines.slice(end + 1) };
}
