// Asks the backend for what a page behind a sign-in begins with, while the page's own scripts are still on their way.
// What to ask, and how, stands in the page (shell/early-calls.ts); app/early-answers.ts takes the answers over.
const read = (id) => JSON.parse(document.getElementById(id)?.textContent || '{}');
const { api = {} } = read('site');
const { keptAs, headers, csrf, calls } = read('early');
const { baseUrl = '' } = api;
/** As long as the client itself would wait. */
const LONGEST_MS = 15_000;

function bearer() {
  try {
    return JSON.parse(localStorage.getItem(keptAs)).token;
  } catch {
    return undefined;
  }
}

function csrfToken() {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${csrf.cookie}=`));
  return found && decodeURIComponent(found.slice(csrf.cookie.length + 1));
}

const token = bearer();
const signal = AbortSignal.timeout(LONGEST_MS);
// A deployment with addresses or tokens of its own is asked by the client alone.
if (token && calls && navigator.onLine && !api.paths && !api.csrf) {
  const primed = csrfToken()
    ? undefined
    : fetch(baseUrl + csrf.prime, { credentials: 'include', signal });
  const named = decodeURIComponent(location.pathname.split('/').at(-1));
  const ask = async (path, body) => {
    await primed;
    return fetch(baseUrl + path, {
      method: 'POST',
      headers: { ...headers, [csrf.header]: csrfToken() ?? '', Authorization: `Bearer ${token}` },
      credentials: 'include',
      body,
      signal,
    });
  };
  globalThis.earlyAnswers = new Map(
    calls.map(([path, field]) => {
      const body = JSON.stringify(field ? { [field]: named } : {});
      const answer = ask(path, body);
      // Whoever takes it is told of a failure; nobody needs to.
      answer.catch(() => undefined);
      return [`${baseUrl}${path} Bearer ${token} ${body}`, answer];
    }),
  );
}
