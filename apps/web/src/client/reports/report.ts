import { fieldName } from '@coop/contracts/entry/field-name';
import { readReference } from '@coop/contracts/entry/trace';
import type { SiteConfig } from '@coop/contracts/site';
import { type ClientReport, REPORTS_PATH, type Told } from './client-report.ts';

/** Reports of one page that is open; what breaks every second is known by then. */
const MOST_REPORTS = 10;
const MOST_FRAMES = 5;
const MOST_FIELDS = 10;

/** Reports that were sent, with the number that each was given. */
const sent = new Map<string, Promise<string | undefined>>();
let screenNow: (() => string) | undefined;

async function send(body: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(REPORTS_PATH, { method: 'POST', body, headers, keepalive: true });
  return answer.ok ? readReference(answer) : undefined;
}

/**
 * Reports to the cooperative that something is broken, once for each mistake. Resolves to the number under which it is
 * in the log; to undefined where it was not taken.
 */
async function report(fields: Told): Promise<string | undefined> {
  if (!screenNow) return undefined;
  const full: ClientReport = { ...fields, screen: screenNow() };
  const body = JSON.stringify(full);
  const known = sent.get(body);
  if (known) return known;
  if (sent.size >= MOST_REPORTS) return undefined;
  const answered = send(body).catch(() => undefined);
  sent.set(body, answered);
  return answered;
}

/** Returns the places of an error in the portal's own scripts: never its message, an address or a query. */
function framesOf({ stack = '' }: Error): string[] {
  const places = stack.matchAll(/\/assets\/[\w.-]+\.js:\d+:\d+/g);
  return [...places].slice(0, MOST_FRAMES).map(([place]) => place);
}

/** Reports an error of the portal's code; what else is thrown, such as an aborted call, is none. */
export async function reportMistake(
  kind: 'error' | 'sorry',
  error: unknown,
): Promise<string | undefined> {
  if (!(error instanceof Error)) return undefined;
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  return report({ kind, name, frames: framesOf(error) });
}

/** Reports where an answer breaks the contract; without fields it could not be read at all. */
export function reportAnswer(endpoint: string, paths: readonly string[] = []): void {
  const fields = [...new Set(paths.map(fieldName))].slice(0, MOST_FIELDS);
  void report({ kind: 'answer', endpoint, fields });
}

/** Reports how fast the page was; nothing where nothing was measured. */
export function reportVitals(values: Readonly<Record<string, number>>): void {
  if (Object.keys(values).length > 0) void report({ kind: 'vitals', values });
}

/**
 * Reports uncaught errors from now on, unless the deployment wants none; returns a function that ends it.
 * @param screen returns the row of the page's address
 */
export function startReports({ client_reports }: SiteConfig, screen: () => string): () => void {
  const end = new AbortController();
  const { signal } = end;
  if (client_reports === false) return () => undefined;
  screenNow = screen;
  addEventListener('error', ({ error }) => void reportMistake('error', error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => void reportMistake('error', reason), {
    signal,
  });
  return () => {
    end.abort();
    screenNow = undefined;
  };
}
