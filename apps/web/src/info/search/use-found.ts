import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { PageContext } from '../../feed/loader.ts';
import { type Find, type Found, type Question, SEARCH_PATH, searchOf } from '../../site/found.ts';
import { SpokenError } from '../../toasts/notify.ts';

/** The first search after a start of the server waits for its index. */
const TIMEOUT_MS = 30_000;

/** Asks this site. */
const fetchFound: Find = async (question, signal) => {
  const ends = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${SEARCH_PATH}?${searchOf(question)}`, {
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, ends]) : ends,
  });
  const found: Partial<Found> | undefined = answer.ok
    ? await answer.json().catch(() => undefined)
    : undefined;
  if (!Array.isArray(found?.hits)) throw new SpokenError('โปรดลองใหม่อีกครั้งในอีกสักครู่');
  return found as Found; // Written by this portal's own server.
};

const foundOptions = (question: Question, find: Find) =>
  queryOptions({
    queryKey: ['search', searchOf(question)],
    queryFn: question.q === '' ? skipToken : ({ signal }) => find(question, signal),
    meta: { quiet: true },
  });

/** Searches before the page is there. */
export const askForFound = ({ fill, find = fetchFound }: PageContext, question: Question) =>
  fill(foundOptions(question, find));

/** Returns what was found. */
export const useFound = (question: Question) => useQuery(foundOptions(question, fetchFound));
