import { describe, expect, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { areas, endpointKeys, endpoints, errorStatuses } from './endpoints.ts';
import type { Endpoint } from './entry/endpoint.ts';
import { examples } from './examples/examples.ts';
import { exampleInput } from './examples/inputs.ts';

const table: [string, Endpoint][] = Object.entries(endpoints);

describe('the endpoint table', () => {
  test('has each method and path once', () => {
    const calls = table.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(Object.entries(areas))('names the calls of %s by their area first', (area, calls) => {
    for (const [key, { path }] of Object.entries<Endpoint>(calls)) {
      expect(key).toMatch(new RegExp(`^${area}[A-Z][A-Za-z]+$`));
      expect(path).toMatch(new RegExp(`^(/api)?/${area}/`));
    }
  });

  test('asks in an area for its own session or for none', () => {
    const others = Object.entries(areas).flatMap(([area, calls]) =>
      Object.entries<Endpoint>(calls).filter(
        ([, endpoint]) => !['none', area].includes(endpoint.session),
      ),
    );
    expect(others).toEqual([]);
  });

  test('changes nothing by a GET, nor by what is named after reading', () => {
    const reading = table.filter(
      ([key, endpoint]) => endpoint.method === 'GET' || /(Show|List)$/.test(key),
    );
    expect(reading.filter(([, endpoint]) => endpoint.changes)).toEqual([]);
    expect(table.filter(([, endpoint]) => endpoint.changes).length).toBeGreaterThan(20);
  });

  test('follows only what changes something, with what only reads', () => {
    const followed = table.filter(([, endpoint]) => endpoint.follows);
    expect(followed.filter(([, endpoint]) => !endpoint.changes)).toEqual([]);
    const names = new Set(followed.flatMap(([, endpoint]) => endpoint.follows));
    expect(table.filter(([key, endpoint]) => names.has(key) && endpoint.changes)).toEqual([]);
    expect(names).toContain('memberRequestpromoneyList');
  });

  test('has for each session that is signed in to one check and one logout', () => {
    const steps = table.filter(([, endpoint]) => endpoint.lifecycle).map(([key]) => key);
    expect(steps).toEqual([
      'memberAuthLogin',
      'memberAuthLogout',
      'memberAuthShow',
      'membergroupAuthLogin',
      'membergroupAuthLogout',
      'membergroupAuthShow',
    ]);
  });

  test('says in its summary where a record may be absent', () => {
    const nameless = table.filter(
      ([, endpoint]) => !endpoint.params && !Object.keys(endpoint.body?.shape ?? {})[0],
    );
    const with404 = nameless
      .filter(([, endpoint]) => /\b404\b/.test(endpoint.summary))
      .map(([key]) => key);
    expect(with404).toEqual(['memberConfirmLetterShow', 'adminImpersonateShow']);
    expect(table.filter(([, endpoint]) => endpoint.mayBeAbsent).map(([key]) => key)).toEqual(
      with404,
    );
  });

  test('counts as an attempt whatever shows a password or a code without a session', () => {
    const shows = ({ session, body }: Endpoint) =>
      session === 'none' &&
      Object.keys(body?.shape ?? {}).some((key) => /pass|otp|ticket|card_person|tax_no/.test(key));
    const forgotten = table.filter(([, endpoint]) => shows(endpoint) && !endpoint.isAttempt);
    expect(forgotten.map(([key]) => key)).toEqual([]);
    const guarded = table.filter(
      ([, endpoint]) => endpoint.isAttempt && endpoint.session !== 'none',
    );
    // A signed-in person shows the password again, or looks up who has a number.
    expect(guarded.map(([key]) => key).sort()).toEqual([
      'memberDataCopyCreate',
      'memberFamilyShow',
      'memberGuarantorCheck',
      'memberPasskeyOptions',
      'memberRelativeInvite',
    ]);
  });

  test.each(endpointKeys)('%s has examples that its own schemas accept', (key) => {
    const { response, body, params }: Endpoint = endpoints[key];
    const recorded = examples[key];
    expect(response.parse(recorded.response)).toEqual(recorded.response);
    expect(body?.parse(recorded.body)).toEqual(recorded.body);
    expect(params?.parse(recorded.params)).toEqual(recorded.params);
    const sent = exampleInput(key);
    if (sent.body) expect(body?.parse(sent.body)).toEqual(sent.body);
    if (sent.params) expect(params?.parse(sent.params)).toEqual(sent.params);
  });

  test.each(endpointKeys)('%s refuses an unknown field', (key) => {
    const endpoint: Endpoint = endpoints[key];
    const example: { [part in 'response' | 'body' | 'params']?: object | undefined } =
      examples[key];
    const refuses = (schema: ZodMiniObject | undefined, value: object | undefined) =>
      schema?.safeParse({ ...value, unknown_field: 1 }).success ?? false;
    expect(refuses(endpoint.response, example.response)).toBe(false);
    expect(refuses(endpoint.body, example.body)).toBe(false);
    expect(refuses(endpoint.params, example.params)).toBe(false);
  });

  test.each(table)(
    '%s says what it is for and where the specification speaks of it',
    (_, endpoint) => {
      expect(endpoint.summary).toMatch(/^\S.{9,}\S$/);
      expect(endpoint.spec).toMatch(/^\d/);
    },
  );

  test('[API-17] member feeds without a documented path are POST /api/member/… and assumed', () => {
    const feeds = table.filter(([, endpoint]) => endpoint.source === 'assumed');
    expect(feeds.map(([key]) => key)).toContain('memberLoanStatementShow');
    const members = feeds.filter(([key]) => key in areas.member);
    // Whoever registers or only reads the terms has no session yet.
    const open = members.filter(([, feed]) => feed.session === 'none').map(([key]) => key);
    expect(open).toEqual([
      'memberRegisterCheck',
      'memberRegisterCreate',
      'memberForgetCreate',
      'memberTermsTextShow',
      'memberRelativeEnter',
      'memberPasskeyChallenge',
      'memberPasskeyLogin',
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

  test('a POST may fail in every way a body and a token can', () => {
    expect(errorStatuses(endpoints.memberLoanStatementShow)).toEqual([
      400, 401, 403, 404, 413, 415, 419, 422, 429,
    ]);
  });

  test('a record that a member may not have is 404 although nothing names it', () => {
    expect(errorStatuses(endpoints.memberConfirmLetterShow)).toContain(404);
  });
});
