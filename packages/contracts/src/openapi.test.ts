import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, errorStatuses } from './endpoints.ts';
import { buildOpenApi } from './openapi.ts';

const Json = z.record(z.string(), z.unknown());
/** The part of the document that these tests read. */
const Operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(Json),
  security: z.array(Json),
  requestBody: z.optional(z.looseObject({ content: Json })),
  responses: Json,
});
const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});
const document = Document.parse(buildOpenApi());

function operationOf(path: string, method: string) {
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(document)).toEqual({ valid: true });
  });

  test('has as many operations as the table has endpoints', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      Object.keys(endpoints).sort(),
    );
  });

  test.each(Object.entries(endpoints))('describes %s', (key, endpoint) => {
    const operation = operationOf(endpoint.path, endpoint.method);
    expect(operation?.operationId).toBe(key);
    const names = operation?.parameters.map((parameter) => parameter.name ?? parameter.$ref);
    const params = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect(names).toEqual(params);
    const session = endpoint.session === 'none' ? [] : [endpoint.session];
    const schemes = endpoint.method === 'POST' ? [...session, 'csrf'] : session;
    expect(operation?.security.flatMap((all) => Object.keys(all))).toEqual(schemes);
    expect(operation?.requestBody !== undefined).toBe('body' in endpoint);
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([
      200,
      ...errorStatuses(endpoint),
    ]);
  });

  test('every parameter of a path has a value to try, and a 429 says when to come back', () => {
    const parameters = operationOf('/api/member/get_confirm_data/:year', 'GET')?.parameters;
    expect(parameters).toMatchObject([{ name: 'year', example: expect.stringMatching(/^\d{4}$/) }]);
    const all = Object.values(document.paths).flatMap((path) => Object.values(path));
    const held = all.flatMap(({ responses }) => responses['429'] ?? []);
    expect(held.length).toBeGreaterThan(10);
    for (const item of held) expect(item).toHaveProperty(['headers', 'Retry-After']);
  });

  test('a field’s form and limits are in the schema, not only in the code', () => {
    const body = operationOf('/api/member/auth/login', 'POST')?.requestBody?.content;
    expect(body).toMatchObject({
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['membership_no', 'mem_password', 'remember', 'recaptcha'],
          properties: {
            membership_no: { type: 'string', pattern: '^\\d{5,8}$' },
            mem_password: { type: 'string', minLength: 1, maxLength: 128 },
            remember: { type: 'boolean' },
          },
        },
      },
    });
  });
});
