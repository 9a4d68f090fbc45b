import * as z from 'zod/mini';
import { DEFAULT_WORLD } from '../../world/worlds.ts';
import { WorldName } from '../strict/fields.ts';
import { answerSchemas, answers } from './answers.ts';
import type { Procedure } from './procedures.ts';

/** Subject of each part of the control plane; `pages` are the addresses that are no procedures. */
const TAGS = {
  worlds: 'Make, list, reset and delete worlds, and keep their state by name',
  faults: 'Let calls fail, wait or answer otherwise',
  scenarios: 'Go through a written course of events, step by step',
  journal: 'The calls that were made, and what was answered',
  recording: 'Answers of a real backend, and where they break the contract',
  codes: 'One-time codes that a phone would have received',
  audit: 'What an administrator did in the place of a member',
  personas: 'Members and agencies with a story',
  members: 'Find members by what they own and owe',
  capsule: 'A whole world as one file',
  ledger: 'What was booked, by account',
  webPush: 'Notices to devices while the portal is closed',
  clock: 'The time of a world',
  quirks: 'Other habits of the backend',
  backend: 'Which calls a real backend answers',
  sessions: 'Who is signed in',
  notifications: 'News for members',
  push: 'Events to the pages that are open, and what is to go wrong with them',
  agencies: 'What the agencies that collect would do',
  cashier: 'What the cashier would do',
  officer: 'What an officer of the cooperative would do',
  auditor: 'What the auditor would do',
  pages: 'Addresses that a browser opens',
} as const;

/** The tags of the control plane's OpenAPI document. */
const controlTags = Object.entries(TAGS).map(([name, description]) => ({
  name,
  description,
}));

const json = (schema: object) => ({ 'application/json': { schema } });

const REFUSED = { $ref: '#/components/responses/Refused' };

/** Returns what comes back of a procedure; one that answers nothing has a result without data. */
function responsesOf({ name }: Procedure): object {
  const data = answers[name];
  const result = {
    type: 'object',
    ...(data && { properties: { data }, required: ['data'] }),
  };
  return {
    200: {
      description: data ? 'What it answers, under `result.data`' : 'It was done',
      content: json({ type: 'object', properties: { result }, required: ['result'] }),
    },
    400: REFUSED,
  };
}
const STREAM = {
  200: { description: 'Server-sent events', content: { 'text/event-stream': {} } },
  400: REFUSED,
};

function inputOf({ input }: Procedure): object {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === WorldName) jsonSchema.examples = [DEFAULT_WORLD];
    },
  });
  return schema;
}

/** A query takes its input as JSON in the address, a mutation in the body. */
function operationOf(procedure: Procedure): object {
  const common = {
    operationId: procedure.name,
    summary: procedure.about,
    tags: [procedure.name.split('.')[0]],
  };
  if (procedure.type === 'mutation') {
    const requestBody = { required: true, content: json(inputOf(procedure)) };
    return { post: { ...common, requestBody, responses: responsesOf(procedure) } };
  }
  const input = { name: 'input', in: 'query', content: json(inputOf(procedure)) };
  const responses = procedure.type === 'subscription' ? STREAM : responsesOf(procedure);
  return { get: { ...common, parameters: [input], responses } };
}

const text = { type: 'string' };
const query = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: text,
});

const UNREADABLE = {
  description: 'A parameter names nothing, and a sentence says why',
  content: json({ type: 'object', properties: { message: text } }),
};

/** Addresses that are not procedures. */
const PAGES = {
  '/__control/enter': {
    get: {
      operationId: 'enter',
      tags: ['pages'],
      summary: 'Signs the browser in as somebody, in a world, and lands on a page.',
      parameters: [
        query('member', 'Membership number'),
        query('persona', 'Name of a persona, in place of a number: `overdue`'),
        query('agency', 'Number of an agency, in place of a member'),
        query(
          'admin',
          '`1`: the administrator, who looks at the pages of the member, or of persona 1',
        ),
        query('world', '`default` if absent'),
        query('to', 'Path of the page'),
      ],
      responses: {
        200: { description: 'A page that goes on', content: { 'text/html': {} } },
        422: UNREADABLE,
      },
    },
  },
  '/__control/breaches.ndjson': {
    get: {
      operationId: 'breaches',
      tags: ['pages'],
      summary: 'Where the real backend broke the contract, a line of JSON for each.',
      parameters: [query('world', 'That of the header or the cookie if absent')],
      responses: {
        200: { description: 'Lines', content: { 'application/x-ndjson': {} } },
        422: UNREADABLE,
      },
    },
  },
};

export function controlOpenApi(procedures: readonly Procedure[]): object {
  const paths = procedures.map((procedure) => [
    `/__control/${procedure.name}`,
    operationOf(procedure),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control plane of the mock',
      version: '1.0.0',
      description: 'What only a mock can do, for tests and testers; it is off in production.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    // Whoever reaches it may do everything; who that is, is decided by MOCK_CONTROL and CONTROL_HOSTS.
    security: [],
    tags: controlTags,
    paths: { ...Object.fromEntries(paths), ...PAGES },
    components: {
      schemas: answerSchemas,
      responses: {
        Refused: {
          description: 'Refused, with one sentence that says why',
          content: json({
            type: 'object',
            properties: { error: { type: 'object', properties: { message: text } } },
          }),
        },
      },
    },
  };
}
