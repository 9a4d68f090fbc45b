/**
 * The answers to early calls (public/early.js), by address, bearer and body; null when the page's own scripts came
 * first.
 */
declare global {
  var earlyAnswers: Map<string, Promise<Response>> | null | undefined;
}

/** Answers not used by then were for another page than the one that is shown. */
const KEPT_MS = 20_000;

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Wraps fetch, so that a call that was already made early gets that answer, each once. When the early call failed to
 * reach the server it is made again, because the connection may have been missing for a moment only.
 */
export function withEarlyAnswers(fetcher: typeof fetch): typeof fetch {
  setTimeout(() => globalThis.earlyAnswers?.clear(), KEPT_MS);
  return async (url, init = {}) => {
    const bearer = new Headers(init.headers).get('Authorization');
    const question = `${url} ${bearer} ${init.body}`;
    const early = globalThis.earlyAnswers?.get(question);
    if (!early) return fetcher(url, init);
    globalThis.earlyAnswers?.delete(question);
    const answer = early.catch(() => fetcher(url, init));
    return init.signal ? Promise.race([answer, untilAborted(init.signal)]) : answer;
  };
}
