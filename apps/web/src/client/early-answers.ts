/** What public/early.js has asked for, by address, bearer and body; null when the page's own scripts came first. */
declare global {
  var earlyAnswers: Map<string, Promise<Response>> | null | undefined;
}

/** What is still not taken by then was asked for another page than the one that is shown. */
const KEPT_MS = 20_000;

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * A fetch that hands on the answers that were asked for before it was there: each once, to the same question. What could
 * not be sent then is sent now: a device may have been without a connection for that moment.
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
