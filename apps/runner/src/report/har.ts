import type { Report } from './report.ts';

const NOTHING = { headers: [], cookies: [], headersSize: -1, bodySize: -1 } as const;

/** The calls as a HAR 1.2 file: what was asked when, and for how long. Bodies and headers are personal and left out. */
export function harText({ run }: Report): string {
  let at = run.startedAt.getTime();
  const entries = run.log.calls.map(({ method, path, status, ms, endpoint, family, name }) => {
    const startedDateTime = new Date(at).toISOString();
    at += ms;
    const url = run.options.baseUrl + path;
    const content = { size: -1, mimeType: 'application/json' };
    return {
      startedDateTime,
      time: ms,
      request: { ...NOTHING, method, url, httpVersion: 'HTTP/1.1', queryString: [] },
      response: {
        ...NOTHING,
        status,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        content,
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
      comment: `${endpoint}: ${family}: ${name}`,
    };
  });
  const creator = { name: 'contract runner', version: run.contract };
  return `${JSON.stringify({ log: { version: '1.2', creator, entries } }, null, 1)}\n`;
}
