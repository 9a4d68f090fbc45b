import { describe, expect, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints, errorStatuses } from './endpoints.ts';

const table: [string, Endpoint][] = Object.entries(endpoints);

describe('the endpoint table', () => {
  test('has each method and path once', () => {
    const calls = table.map(([, one]) => `${one.method} ${one.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(table)('%s is named by its area first', (key, { path }) => {
    const area = path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? '';
    expect(key.startsWith(area)).toBe(true);
    expect(key).toMatch(/^[a-z]+[A-Z][A-Za-z]+$/);
  });

  test.each(table)('%s has an example that its own schemas accept', (_, endpoint) => {
    const { example } = endpoint;
    expect(endpoint.response.parse(example.response)).toEqual(example.response);
    expect(endpoint.body?.parse(example.body)).toEqual(example.body);
    expect(endpoint.params?.parse(example.params)).toEqual(example.params);
  });

  test.each(table)('%s refuses an unknown field', (_, endpoint) => {
    const { example } = endpoint;
    const refuses = (schema: ZodMiniObject | undefined, value: object | undefined) =>
      schema?.safeParse({ ...value, unknown_field: 1 }).success ?? false;
    expect(refuses(endpoint.response, example.response)).toBe(false);
    expect(refuses(endpoint.body, example.body)).toBe(false);
    expect(refuses(endpoint.params, example.params)).toBe(false);
  });

  test.each(table)('%s takes a body exactly when it is a POST', (_, endpoint) => {
    expect(endpoint.body !== undefined).toBe(endpoint.method === 'POST');
  });

  test.each(table)('%s says what it is for and where the specification speaks of it', (_, one) => {
    expect(one.summary).toMatch(/^\S.{9,}\S$/);
    expect(one.spec).toMatch(/^\d/);
  });

  test('[API-17] member feeds without a documented path are POST /api/member/… and assumed', () => {
    const feeds = table.filter(([, one]) => one.source === 'assumed');
    expect(feeds.map(([key]) => key)).toContain('memberLoanStatementShow');
    const members = feeds.filter(([key]) => /^member[A-Z]/.test(key));
    // Whoever registers or only reads the terms has no session yet.
    const open = members.filter(([, feed]) => feed.session === 'none').map(([key]) => key);
    expect(open).toEqual([
      'memberRegisterCheck',
      'memberRegisterCreate',
      'memberForgetCreate',
      'memberTermsTextShow',
    ]);
    for (const [key, feed] of members.filter(([key]) => !open.includes(key))) {
      expect(`${feed.method} ${feed.path}`, key).toMatch(/^POST \/api\/member\/[a-z_]+$/);
      expect(feed.session, key).toBe('member');
    }
  });
});

describe('errorStatuses', () => {
  test('a public GET can only be called too often', () => {
    expect(errorStatuses(endpoints.infoMenuShow)).toEqual([429]);
  });

  test('a GET with a session and parameters may also be refused, unknown or invalid', () => {
    expect(errorStatuses(endpoints.memberConfirmDataShow)).toEqual([401, 403, 404, 422, 429]);
  });

  test('a POST may fail in every way a body and a token can', () => {
    expect(errorStatuses(endpoints.memberShareList)).toEqual([
      400, 401, 403, 404, 413, 415, 419, 422, 429,
    ]);
  });
});
