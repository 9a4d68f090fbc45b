/** A call as it goes out. */
export interface Sent {
  readonly method: string;
  /** Path with its parameters filled in. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What came back; `status` 0 when there was no whole answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined when it is none. */
  readonly body: unknown;
  /** Why there was no whole answer. */
  readonly failure: string | undefined;
  readonly ms: number;
}

/** In place of an answer, where there is none. */
export const noAnswerFor = (failure: string, ms = 0): Answer => ({
  status: 0,
  headers: new Headers(),
  text: '',
  body: undefined,
  failure,
  ms,
});

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
