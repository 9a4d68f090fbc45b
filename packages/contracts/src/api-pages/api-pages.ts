import { CSRF_COOKIE, CSRF_HEADER } from '../csrf.ts';
import { type Area, areas, type EndpointKey, endpoints, errorStatuses } from '../endpoints.ts';
import { BODY_LIMIT, type Endpoint, MB, type SessionKind } from '../entry/endpoint.ts';
import { type Examples, examples } from '../examples/examples.ts';
import { STATUS_TEXT } from '../openapi.ts';
import { fieldLines } from './field-lines.ts';

/** The command that writes this page. */
const WRITE_COMMAND = 'npm run docs';

/** In the order of the page. */
const TITLES: Record<Area, string> = {
  member: 'Members',
  membergroup: 'Agencies',
  info: 'Public site',
  admin: 'Administrator',
};

const SESSIONS: Record<SessionKind, string> = {
  none: 'nobody signed in',
  member: 'a member',
  membergroup: 'an agency',
  admin: 'the administrator',
};

type Entry = readonly [key: EndpointKey, endpoint: Endpoint];

const AREAS = Object.entries(TITLES).map(([area, title]) => {
  // The table's own keys.
  const entries = Object.entries<Endpoint>(areas[area as Area]) as [EndpointKey, Endpoint][];
  return { title, entries };
});

function contents(): string[] {
  return AREAS.flatMap(({ title, entries }) => [
    `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')}) (${entries.length})`,
    ...entries.map(([key, { summary }]) => `  - [${key}](#${key.toLowerCase()}): ${summary}`),
  ]);
}

const json = (value: unknown) => ['```json', JSON.stringify(value, null, 2), '```'];

/** Folded, because on a phone an answer is longer than everything around it. */
function folded(title: string, lines: readonly string[]): string[] {
  return ['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>', ''];
}

function fields(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [`${title}: no fields.`, ''] : [`${title}:`, '', ...lines, ''];
}

function requestOf({ params, body }: Endpoint): string[] {
  return [
    ...(params ? fields('Parameters of the path', fieldLines(params, 'input')) : []),
    ...(body ? fields('Body', fieldLines(body, 'input')) : []),
  ];
}

function exampleOf({ params, body, response }: Examples[EndpointKey]): string[] {
  return [
    ...(params ? ['Parameters:', '', ...json(params), ''] : []),
    ...(body ? ['Body:', '', ...json(body), ''] : []),
    'Answer:',
    '',
    ...json(response),
  ];
}

function section([key, endpoint]: Entry, example: Examples[EndpointKey]): string[] {
  return [
    `### ${key}`,
    '',
    `\`${endpoint.method} ${endpoint.path}\``,
    '',
    endpoint.summary.replace(/\.?$/, '.'),
    '',
    `- Signed in: ${SESSIONS[endpoint.session]}`,
    `- ${endpoint.source === 'documented' ? 'Documented' : '**Assumed**'}, specification ${endpoint.spec}`,
    `- Failures: ${errorStatuses(endpoint).join(', ')}`,
    ...(endpoint.bodyLimit ? [`- Body: up to ${endpoint.bodyLimit / MB} MB`] : []),
    '',
    ...requestOf(endpoint),
    ...folded('Answer', fieldLines(endpoint.response, 'output')),
    ...folded('Example', exampleOf(example)),
  ];
}

function intro(): string[] {
  const all = Object.values<Endpoint>(endpoints);
  const assumed = all.filter((endpoint) => endpoint.source === 'assumed').length;
  return [
    '# Calls',
    '',
    `Written by \`${WRITE_COMMAND}\` from the table in [packages/contracts](../packages/contracts/src/endpoints.ts).`,
    'The same table as OpenAPI 3.1: `/openapi.json` of a running mock, and `/__console/api` for people.',
    '',
    `${all.length} calls: ${all.length - assumed} are documented in the specification, ${assumed} are assumed. The path of`,
    'an assumed call is one line of the table to change, or one line of `api.paths` in the site configuration.',
    '',
    '## What all calls share',
    '',
    `- Bodies and answers are JSON; a body has up to ${BODY_LIMIT / 1024} kB where nothing else is said. No call has a query.`,
    '- Members and agencies each send their own `Authorization: Bearer <token>`; the administrator a signed cookie.',
    `- Any GET answer sets the cookie \`${CSRF_COOKIE}\` when it is absent; a POST sends it back as \`${CSRF_HEADER}\`.`,
    '- `rc_code` `1` or `"1"` is success; every other value is a refusal, with its reason in `rc_des`, `messages` or',
    '  `errors`, and status 200.',
    '- Money and percent travel as text with two places, days as `YYYY-MM-DD` in Bangkok.',
    '- An answer may bring more fields than are listed here; the portal leaves them aside.',
    '',
    '### Failures',
    '',
    '`{ error?: text, errors?: { field: [text] } or [text], message?: text }`, in Thai, with one of these statuses:',
    '',
    ...Object.entries(STATUS_TEXT).map(([status, text]) => `- ${status}: ${text}`),
  ];
}

/** Renders docs/api.md: the whole table for people who write or read a backend. */
export function renderApiPages(recorded = examples): string {
  const areas = AREAS.flatMap(({ title, entries }) => [
    `## ${title}`,
    '',
    ...entries.flatMap((entry) => section(entry, recorded[entry[0]])),
  ]);
  return [...intro(), '', '## Contents', '', ...contents(), '', ...areas]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
