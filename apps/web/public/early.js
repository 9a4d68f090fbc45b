// Asks the backend for what a page begins with, while the page's own scripts are still on their way.
// What to ask, and how, stands in the page (server/pages/early-calls.ts); client/early-answers.ts takes the answers over.
const read = (id) => JSON.parse(document.getElementById(id)?.textContent || '{}');
const { api = {}, session } = read('site');
const { keptAs, isPublic, headers, csrf, calls } = read('early');
const { baseUrl = '' } = api;
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
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${csrf.cookie}=`));
  return found && decodeURIComponent(found.slice(csrf.cookie.length + 1));
}

const kept = readKept();
const { token } = kept;
/** Where a cookie holds the token, what is kept only says that somebody is signed in. */
const bearer = session === 'cookie' ? undefined : token;
const signal = AbortSignal.timeout(LONGEST_MS);
const answers = new Map();
let primed;

async function send(method, path, body) {
  if (method !== 'GET') await primed;
  return fetch(baseUrl + path, {
    method,
    headers: {
      ...headers,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
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
  answers.set(`${baseUrl}${path} ${bearer ? `Bearer ${bearer}` : null} ${body}`, answer);
  return answer;
}

/** What the address names last; as it stands, like the router, where its escapes are broken. */
function lastNamed() {
  const last = location.pathname.split('/').at(-1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The body of a call; undefined when the address names nothing that one could ask for. */
function bodyOf({ field, number, isKept }) {
  if (!field) return '{}';
  // The newest month of the agency that is signed in; another is asked for by the page.
  if (isKept) {
    const isNewest = !new URLSearchParams(location.search).has('period');
    return isNewest && kept[field] ? JSON.stringify({ [field]: String(kept[field]) }) : undefined;
  }
  const named = lastNamed();
  if (!number) return JSON.stringify({ [field]: named });
  return new RegExp(number).test(named) ? JSON.stringify({ [field]: Number(named) }) : undefined;
}

// A deployment with addresses or tokens of its own is asked by the client alone.
const isPlain = !api.paths && !api.csrf;
// The page's own scripts may have been there first (first-paint/start.tsx), from a cache: they have asked, then.
const isFirst = globalThis.earlyAnswers === undefined;
if ((token || isPublic) && calls && isPlain && isFirst && navigator.onLine) {
  if (!csrfToken()) primed = ask('GET', csrf.prime);
  for (const call of calls) {
    const body = call.method === 'GET' ? undefined : bodyOf(call);
    if (call.method === 'GET' || body) ask(call.method, call.path, body);
  }
  globalThis.earlyAnswers = answers;
}
