import '@coop/ui/tokens.css';
import 'swagger-ui-dist/swagger-ui.css';
import '../frame/fonts.css';
import './api.css';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { cookieValue, writeCookie } from '../control/cookies.ts';
import { enteredWorld } from '../control/enter-world.ts';
import { isWorldName } from '../control/place.ts';
import { firstOf, prepared } from './description.ts';
import { speakThai } from './words.ts';

/** The documents, by `?of=`. */
const DOCUMENTS = { contract: '/openapi.json', control: '/__control/openapi.json' } as const;

const query = new URLSearchParams(location.search);
const isControl = query.get('of') === 'control';
const named = query.get('world') ?? '';
const world = isWorldName(named) ? named : enteredWorld();

for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
  const to = new URL(link.href);
  const isHere = to.pathname === location.pathname;
  if (isHere && to.searchParams.has('of') === isControl) link.setAttribute('aria-current', 'page');
  to.searchParams.set('world', world);
  link.href = to.href;
}
const place = document.querySelector('#world');
if (place) place.textContent = world;

/** The viewer has its dark look by a class. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', dress);
dress();

/** Returns the browser's CSRF token, or makes one up: the mock only wants cookie and header to be equal. */
function csrfToken(): string {
  const found = cookieValue(CSRF_COOKIE);
  if (found) return decodeURIComponent(found);
  const made = 'console';
  writeCookie(`${CSRF_COOKIE}=${made}; path=/; samesite=lax`);
  return made;
}

const answer = await fetch(isControl ? DOCUMENTS.control : DOCUMENTS.contract);
const description = prepared(await answer.json(), world);

const viewer = SwaggerUI({
  dom_id: '#viewer',
  spec: description,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  // The badge would ask a validator on the internet.
  validatorUrl: null,
  requestInterceptor(request) {
    if (request.method !== 'GET') request.headers[CSRF_HEADER] = csrfToken();
    request.headers['x-mock-world'] = world;
    return request;
  },
  onComplete() {
    const first = firstOf(description);
    if (!first || location.hash.length > 1) return;
    viewer.layoutActions.show(['operations-tag', first[0]], true);
    viewer.layoutActions.show(['operations', ...first], true);
  },
});
const element = document.querySelector('#viewer');
if (element) speakThai(element);
