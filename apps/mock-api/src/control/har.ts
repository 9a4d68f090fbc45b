import { endpoints } from '@coop/contracts/endpoints';
import { type JournalEntry, PUSHED } from '../world/journal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function entryOf(entry: JournalEntry, origin: string) {
  const { request, response, status, method, url, ms, at, fault, endpoint } = entry;
  const body = request === '' ? {} : { postData: { mimeType: JSON_TYPE, text: request } };
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url: `${origin}${url}`,
      httpVersion: 'HTTP/1.1',
      headers: [],
      queryString: [...new URL(url, origin).searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: Buffer.byteLength(request),
      ...body,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: fault ? [{ name: 'x-mock-fault', value: fault }] : [],
      cookies: [],
      content: { size: Buffer.byteLength(response), mimeType: JSON_TYPE, text: response },
      redirectURL: '',
      headersSize: -1,
      bodySize: Buffer.byteLength(response),
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    ...(endpoint && { comment: endpoints[endpoint].summary }),
  };
}

/** The calls of a journal in HAR 1.2, for the tools that read it; the format has no place for what was pushed. */
export function toHar(entries: readonly JournalEntry[], origin: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock-api', version: '1' },
      entries: entries.filter(({ method }) => method !== PUSHED).map((one) => entryOf(one, origin)),
    },
  };
}
