import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotRun } from './cannot-run.ts';

const Headers = z._default(z.array(z.object({ name: z.string(), value: z.string() })), []);

/** Only the fields that are read: browsers, proxies and the mock write more. */
const Entry = z.object({
  startedDateTime: z.string(),
  time: z._default(z.number(), 0),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: Headers,
    postData: z.optional(z.object({ text: z.optional(z.string()) })),
  }),
  response: z.object({
    status: z.number(),
    headers: Headers,
    content: z._default(
      z.object({
        size: z._default(z.number(), -1),
        text: z.optional(z.string()),
        encoding: z.optional(z.string()),
      }),
      { size: -1 },
    ),
  }),
});
const Har = z.object({
  log: z.object({ creator: z.optional(z.object({ name: z.string() })), entries: z.array(Entry) }),
});

export type HarEntry = z.infer<typeof Entry>;

export interface HarFile {
  readonly file: string;
  readonly entries: readonly HarEntry[];
  /** Written by a mock, which masks values and makes the headers up. */
  readonly isOfMock: boolean;
}

/** Reads a HAR file; returns undefined for a file of another kind. Throws when it is broken. */
export function readHar(file: string): HarFile | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    if (/\.har$/i.test(file)) throw new CannotRun(`--replay: ${file} is no HAR file`);
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || !('log' in parsed)) return undefined;
  const har = Har.safeParse(parsed);
  if (!har.success) throw new CannotRun(`--replay: ${file} is no HAR file`);
  const { creator, entries } = har.data.log;
  return { file, entries, isOfMock: creator?.name === 'mock-api' };
}

/** Returns the body of a recorded answer; undefined when it was stripped or truncated. */
export function bodyTextOf({ response: { content } }: HarEntry): string | undefined {
  const { text, size, encoding } = content;
  if (text === undefined || text === '-' || text.endsWith('…')) return undefined;
  if (text === '' && size !== 0) return undefined;
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
}
