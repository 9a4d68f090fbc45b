import { endpoints } from '@coop/contracts/endpoints';
import { ANSWERED_HEADER, FAILURE_HEADER } from '../../backend/marks.ts';
import { BEGUN_ANEW, type JournalEntry, PUSHED } from '../../world/simulation/journal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const header = (name: string, value: string | undefined) =>
  value === undefined ? [] : [{ name, value }];

/** Reconstructs the headers of the answer that the journal knows: type, fault, and source. */
function headersOf({ fault, answeredBy, failure, type = JSON_TYPE, status }: JournalEntry) {
  return [
    ...header('content-type', status === 0 ? undefined : type),
    ...header('x-mock-fault', fault),
    ...header(ANSWERED_HEADER, answeredBy),
    ...header(FAILURE_HEADER, failure),
  ];
}

function entryOf(entry: JournalEntry, origin: string) {
  const { request, response, status, method, url, ms, at, endpoint, type = JSON_TYPE } = entry;
  const body = request === '' ? {} : { postData: { mimeType: JSON_TYPE, text: request } };
  return {
    // The journal has the time of the answer, HAR the time of the request.
    startedDateTime: new Date(at - ms).toISOString(),
    time: ms,
    request: {
      method,
      url: `${origin}${url}`,
      httpVersion: 'HTTP/1.1',
      headers: request === '' ? [] : header('content-type', JSON_TYPE),
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
      headers: headersOf(entry),
      cookies: [],
      content: { size: Buffer.byteLength(response), mimeType: type, text: response },
      redirectURL: '',
      headersSize: -1,
      bodySize: Buffer.byteLength(response),
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    ...(endpoint && { comment: endpoints[endpoint].summary }),
  };
}

/** Exports the calls of a journal as HAR 1.2; the format cannot hold pushed events. */
export function toHar(entries: readonly JournalEntry[], origin: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock-api', version: '1' },
      entries: entries
        .filter(({ method }) => method !== PUSHED && method !== BEGUN_ANEW)
        .map((entry) => entryOf(entry, origin)),
    },
  };
}
