/** A text of an answer, with its JSON path; `*` stands for list places. */
export interface TextAt {
  readonly path: string;
  readonly text: string;
}

/** Returns every text of an answer. */
export function textsOf(value: unknown, path = ''): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? '*' : key;
    return textsOf(item, path === '' ? step : `${path}.${step}`);
  });
}
