/** Answers to the calls of public/first-calls.js, by address and body; null when the page's own scripts came first. */
declare global {
  var firstAnswers:
    | { readonly token: string; readonly answers: Map<string, Promise<Response>> }
    | null
    | undefined;
}

/** Answers that nobody has taken by then were for another page than the shown one. */
const KEPT_MS = 20_000;

/** From here on public/first-calls.js must not call, because everything would be asked twice. */
export function endFirstCalls(): void {
  globalThis.firstAnswers ??= null;
  setTimeout(() => globalThis.firstAnswers?.answers.clear(), KEPT_MS);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Wraps fetch, so that a call that was already made gets that answer, each once. One that failed to reach the server is
 * made again, because the connection may have been missing for a moment only.
 * @param isCurrent tests whether the token is that of the current session
 */
export function withFirstAnswers(
  fetcher: typeof fetch,
  isCurrent: (token: string) => boolean,
): typeof fetch {
  return async (url, init = {}) => {
    const first = globalThis.firstAnswers;
    const question = `${url} ${init.body}`;
    const answer = first?.answers.get(question);
    if (!first || !answer || !isCurrent(first.token)) return fetcher(url, init);
    first.answers.delete(question);
    const settled = answer.catch(() => fetcher(url, init));
    return init.signal ? Promise.race([settled, untilAborted(init.signal)]) : settled;
  };
}
