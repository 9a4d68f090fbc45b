import '@coop/ui/tokens.css';
import 'swagger-ui-dist/swagger-ui.css';
import '../frame/fonts.css';
import './api.css';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The documents, by `?of=`. */
const DOCUMENTS = { contract: '/openapi.json', control: '/__control/openapi.json' } as const;

const isControl = new URLSearchParams(location.search).get('of') === 'control';
const current = isControl ? DOCUMENTS.control : DOCUMENTS.contract;

for (const link of document.querySelectorAll('nav a')) {
  if (link.getAttribute('href') === location.pathname + location.search) {
    link.setAttribute('aria-current', 'page');
  }
}

/** The viewer has its dark look by a class. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', dress);
dress();

/** Returns the browser's CSRF token, or makes one up: the mock only wants cookie and header to be equal. */
function csrfToken(): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${CSRF_COOKIE}=`));
  if (found) return decodeURIComponent(found.slice(CSRF_COOKIE.length + 1));
  const made = 'console';
  document.cookie = `${CSRF_COOKIE}=${made}; path=/; samesite=lax`;
  return made;
}

/** Filled in by the page, and so hidden from the form. */
const CSRF_PARAMETER = '#/components/parameters/csrf';

interface Description {
  readonly paths: Record<string, Record<string, { parameters?: readonly { $ref?: string }[] }>>;
}

function withoutCsrf(described: Description): Description {
  for (const operation of Object.values(described.paths).flatMap((one) => Object.values(one))) {
    const { parameters } = operation;
    if (parameters) operation.parameters = parameters.filter(({ $ref }) => $ref !== CSRF_PARAMETER);
  }
  return described;
}

const answer = await fetch(current);

SwaggerUI({
  dom_id: '#viewer',
  spec: withoutCsrf(await answer.json()),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  // The badge would ask a validator on the internet.
  validatorUrl: null,
  requestInterceptor(request) {
    if (request.method !== 'GET') request.headers[CSRF_HEADER] = csrfToken();
    return request;
  },
});
