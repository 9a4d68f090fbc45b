import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@coop/contracts/endpoints';
import { inputs } from '@coop/contracts/examples/inputs';
import { buildOpenApi } from '@coop/contracts/openapi';
import { expect, test } from 'vitest';
import { openWire } from '../call/wire.ts';
import { command } from '../command.ts';
import { startBrokenMock } from '../testing/broken-mock.ts';

/** A description that has nothing to do with ours. */
const LIBRARY = `
openapi: 3.1.0
info: { title: A library, version: 1.0.0 }
paths:
  /books/{id}:
    parameters:
      - $ref: '#/components/parameters/id'
    get:
      operationId: showBook
      parameters:
        - { name: lang, in: query, required: true, schema: { enum: [th, en] } }
      responses:
        '200': { $ref: '#/components/responses/Book' }
        4XX: { description: Not there }
    delete:
      responses: { '204': { description: Gone } }
  /books:
    post:
      operationId: addBook
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Book' }
      responses:
        '201': { $ref: '#/components/responses/Book' }
components:
  parameters:
    id: { name: id, in: path, required: true, example: 7, schema: { type: integer, minimum: 1 } }
  responses:
    Book:
      description: A book
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Book' }
  schemas:
    Book:
      type: object
      required: [title, printed]
      additionalProperties: false
      properties:
        title: { type: string, minLength: 1 }
        printed: { type: string, format: date }
        price: { type: [number, 'null'] }
        sequels: { type: array, maxItems: 2, items: { $ref: '#/components/schemas/Book' } }
`;
const BOOK = { title: 'ก', printed: '2026-11-20', price: null, sequels: [] };

type Reply = (request: IncomingMessage, body: string) => [status: number, body: unknown];

/** Serves the library with a reply, and runs the command against it. */
async function runAt(reply: Reply, words: readonly string[] = [], description = LIBRARY) {
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const [status, body] = reply(request, Buffer.concat(chunks).toString());
    const type = typeof body === 'string' ? 'text/html' : 'application/json; charset=utf-8';
    response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await carryOut(description, '--base-url', `http://127.0.0.1:${port}`, ...words);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function carryOut(description: string, ...words: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'description.yaml');
  writeFileSync(file, description);
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const exit = await command(['--openapi', file, ...words], { say, complain: say });
  return { exit, said: said.join('\n') };
}

const healthy: Reply = ({ method }) => [method === 'POST' ? 201 : 200, BOOK];

test('[QAT-04] holds a server against a description of somebody else, only reading', async () => {
  const asked: string[] = [];
  const { exit, said } = await runAt(
    (request, body) => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-key']}`);
      return healthy(request, body);
    },
    ['--header', 'X-Key: abc'],
  );
  expect(said).toMatch(/^CLEAN: 1 of 3 operations in \d+ calls; no drift; form only/);
  expect(said).toContain('writes, without --allow-writes: DELETE /books/{id}, addBook');
  expect(exit).toBe(0);
  expect(asked[0]).toMatch(/^GET \/books\/7\?lang=(th|en) abc$/);
  expect(asked.every((one) => one.startsWith('GET '))).toBe(true);
});

test('[QAT-04] writes with bodies that the description takes, where it may', async () => {
  const bodies: string[] = [];
  const { exit, said } = await runAt(
    (request, body) => {
      if (request.method === 'DELETE') return [204, ''];
      if (request.method === 'POST') bodies.push(body);
      return healthy(request, body);
    },
    ['--allow-writes'],
  );
  expect([exit, said.split('\n')[0]]).toEqual([0, expect.stringContaining('3 of 3 operations')]);
  expect(bodies.length).toBeGreaterThan(5);
  for (const body of bodies) {
    expect(JSON.parse(body)).toMatchObject({
      title: expect.stringMatching(/./su),
      printed: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  }
});

test.each<[what: string, answer: [number, unknown], told: string[]]>([
  ['a status that is not described', [500, BOOK], ['status  the answer', '200, 4XX', 'HTTP 500']],
  [
    'another content type',
    [200, '<p>'],
    ['content-type  the answer', 'application/json', 'text/html'],
  ],
  [
    'a missing field',
    [200, { title: 'ก' }],
    ['schema  (the whole)', "must have required property 'printed'"],
  ],
  [
    'another type, with the value masked',
    [200, { ...BOOK, price: '45.25' }],
    ['schema  price', 'must be number,null', 'text "99.99"'],
  ],
  [
    'another form, deep in lists',
    [200, { ...BOOK, sequels: [BOOK, { ...BOOK, printed: '20/11/2569' }] }],
    ['schema  sequels.*.printed', 'must match format "date"'],
  ],
  [
    'a field that nobody described',
    [200, { ...BOOK, isbn: 1 }],
    ['must NOT have additional properties: isbn'],
  ],
])('[QAT-04] tells %s as drift', async (_, answer, told) => {
  const { exit, said } = await runAt(() => answer);
  expect(exit).toBe(1);
  expect(said).toMatch(/^DRIFT: .*; 1 cause of drift; form only/);
  for (const words of told) expect(said).toContain(words);
  expect(said).toContain('curl -sS -i "$BASE/books/7?lang=');
});

test('[QAT-04] tells which field of a body may be wrong and is taken all the same', async () => {
  const refusing = LIBRARY.replace(
    "'201': { $ref: '#/components/responses/Book' }",
    '$&\n        4XX: { description: Not so }',
  );
  const post: Reply = ({ method }, body) => {
    if (method !== 'POST') return [method === 'DELETE' ? 204 : 200, BOOK];
    const { title } = JSON.parse(body);
    return [typeof title === 'string' && title !== '' ? 201 : 422, BOOK];
  };
  const { exit, said } = await runAt(post, ['--allow-writes'], refusing);
  expect(exit).toBe(1);
  expect(said).toMatch(/takes-wrong-input {2}printed {2}in 2 answers of 1 operation/);
  expect(said).not.toContain('takes-wrong-input  title');
});

/** What ends the session by which all others are asked. */
const ENDS_SESSION = /logout|auth\/login|pass/;

/** The headers of a member's page. */
async function headersOfMember(baseUrl: string): Promise<string[]> {
  const wire = await openWire({ baseUrl, timeoutMs: 10_000, world: undefined });
  const { path, method } = endpoints.memberAuthLogin;
  const body = JSON.stringify({ ...inputs.memberAuthLogin.body, recaptcha: 'always-pass' });
  const headers = { ...wire.headers, 'content-type': 'application/json' };
  const { token } = endpoints.memberAuthLogin.response.parse(
    (await wire.send({ path, method, headers, body })).body,
  );
  const all = { ...wire.headers, authorization: `Bearer ${token}` };
  return Object.entries(all).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
}

test('[QAT-04] whatever our description takes or refuses, the mock answers as it says', async () => {
  await using mock = await startBrokenMock();
  const ours = structuredClone(buildOpenApi()) as { paths: Record<string, unknown> };
  for (const path of Object.keys(ours.paths)) if (ENDS_SESSION.test(path)) delete ours.paths[path];
  const words = ['--base-url', mock.baseUrl, '--allow-writes', '--budget', '8'];
  const { exit, said } = await carryOut(
    JSON.stringify(ours),
    ...words,
    ...(await headersOfMember(mock.baseUrl)),
  );
  expect(said).toMatch(/^CLEAN: /);
  expect(exit).toBe(0);
  const [, refused = ''] = /never answered with 2xx: (.*)/.exec(said) ?? [];
  const ofMember = refused.split(', ').filter((id) => /^(info|member(?!group))/.test(id));
  expect(ofMember.length).toBeLessThan(10);
});

test.each([
  ['swagger: "2.0"', 'is no OpenAPI 3.1 (2.0)'],
  ['openapi: 3.0.3', 'is no OpenAPI 3.1 (3.0.3)'],
  ['{ broken', 'cannot be read'],
  ['openapi: 3.1.0', 'describes no operation'],
  ['{ openapi: 3.1.0, paths: { /a: { $ref: "#/elsewhere" } } }', 'has no #/elsewhere'],
])('a file with %j is told in a sentence', async (description, words) => {
  const { exit, said } = await carryOut(description, '--base-url', 'http://127.0.0.1:9');
  expect([exit, said]).toEqual([2, expect.stringContaining(words)]);
});

test('a schema that is none is told in a sentence', async () => {
  const broken = LIBRARY.replace('minLength: 1', 'minLength: many');
  const { exit, said } = await runAt(healthy, [], broken);
  expect([exit, said]).toEqual([
    2,
    expect.stringContaining('the schema at #/components/schemas/Book cannot'),
  ]);
});
