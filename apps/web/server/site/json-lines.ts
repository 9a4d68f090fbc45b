/** Returns the line of a value, counted from 1: of the nearest one around it where it is absent. */
type LineOf = (path: readonly PropertyKey[]) => number;

const TOKEN = /\s*("(?:[^"\\\n]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+|")/y;

function isValue(token: string): boolean {
  try {
    JSON.parse(token);
    return true;
  } catch {
    return false;
  }
}

/** Returns a function that moves to the next token; its `line` is where that stands. */
function tokensOf(text: string) {
  const reader = { line: 1, at: 0 };
  const next = (): string => {
    TOKEN.lastIndex = reader.at;
    const [whole, token = ''] = TOKEN.exec(text) ?? [text.slice(reader.at)];
    reader.line += whole.split('\n').length - 1;
    reader.at += whole.length;
    return token;
  };
  return { reader, next };
}

/** Notes the line of each value of a JSON text. Ends at the first token that is out of place, whose line is `brokenAt`. */
function walk(text: string): { lines: ReadonlyMap<string, number>; brokenAt?: number } {
  const { reader, next } = tokensOf(text);
  const lines = new Map<string, number>();
  const need = (isRight: boolean) => {
    if (!isRight) throw new RangeError('a token is out of place');
  };
  const members = (path: readonly PropertyKey[], end: '}' | ']') => {
    let token = next();
    for (let index = 0; token !== end; index += 1) {
      if (index > 0) {
        need(token === ',');
        token = next();
      }
      if (end === '}') {
        need(token.startsWith('"') && isValue(token));
        need(next() === ':');
        value([...path, JSON.parse(token)]);
      } else value([...path, index], token);
      token = next();
    }
  };
  const value = (path: readonly PropertyKey[], token = next()) => {
    lines.set(JSON.stringify(path), reader.line);
    if (token === '{' || token === '[') members(path, token === '{' ? '}' : ']');
    else need(isValue(token));
  };
  try {
    value([]);
    need(next() === '');
    return { lines };
  } catch {
    return { lines, brokenAt: reader.line };
  }
}

/** Returns the line at which a text stops being JSON. */
export const brokenLine = (text: string): number => walk(text).brokenAt ?? 1;

export function linesOf(text: string): LineOf {
  const { lines } = walk(text);
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = lines.get(JSON.stringify(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return lines.get('[]') ?? 1;
  };
}
