// Asks the backend for what a page behind a sign-in begins with, while the page's own scripts are on their way. What to
// ask stands in the page (server/pages/document/first-calls.ts); client/first-calls.ts takes the answers over.
const { keptAs, isCookie, baseUrl, headers, csrf, calls } = JSON.parse(
  document.getElementById('first-calls').textContent,
);
/** As long as the client itself would wait. */
const LONGEST_MS = 15_000;

function readKept() {
  try {
    return JSON.parse(localStorage.getItem(keptAs)) ?? {};
  } catch {
    return {};
  }
}

function csrfToken() {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${csrf.cookie}=`));
    return found && decodeURIComponent(found.slice(csrf.cookie.length + 1));
  } catch {
    return undefined;
  }
}

const { token, member_group_no: agency } = readKept();
const signal = AbortSignal.timeout(LONGEST_MS);
const answers = new Map();
let primed;

async function send(method, path, body) {
  if (method !== 'GET') await primed;
  return fetch(baseUrl + path, {
    method,
    headers: {
      ...headers,
      // Where a cookie holds the token, what is kept only says that somebody is signed in.
      ...(!isCookie && { Authorization: `Bearer ${token}` }),
      [csrf.header]: csrfToken() ?? '',
    },
    credentials: 'include',
    body,
    signal,
  });
}

function ask(method, path, body) {
  const answer = send(method, path, body);
  // Whoever takes it is told of a failure; nobody needs to.
  answer.catch(() => undefined);
  answers.set(`${baseUrl}${path} ${body}`, answer);
  return answer;
}

// The page's own scripts may have been there first, from a cache: they have asked, then.
if (token && navigator.onLine && globalThis.firstAnswers === undefined) {
  if (!csrfToken()) primed = ask('GET', csrf.prime);
  for (const { method, path, body } of calls) {
    ask(method, path, body?.replace('$agency', String(agency)));
  }
  globalThis.firstAnswers = { token, answers };
}
