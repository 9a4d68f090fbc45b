import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { type Endpoint, fillPath } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { describe, expect, test } from 'vitest';
import { operationOf } from '../call/operation.ts';
import { drawnBodies, inputCases, missingFields, withinBudget, wrongTypes } from './budgeted.ts';
import type { Case, Fields, Subject } from './case.ts';
import { withValue } from './fields.ts';
import { pathParameters } from './path-parameter.ts';

function subjectOf(key: EndpointKey, seed = 1): Subject {
  const { session, body }: Endpoint = endpoints[key];
  const example = exampleInput(key);
  return {
    operation: operationOf(key),
    session,
    body: body && ((example.body ?? {}) as Fields),
    params: example.params,
    seed,
  };
}

const names = (cases: readonly Case[]) => cases.map(({ name }) => name);

describe('the cases of an endpoint', () => {
  test('leave out each required field, also of a nested object and of a list’s member', () => {
    expect(names(missingFields(subjectOf('memberConfirmCreate')))).toEqual([
      'without letter_no',
      'without lines',
      'without lines.0.kind',
      'without lines.0.ref_no',
      'without lines.0.answer',
    ]);
    expect(names(missingFields(subjectOf('memberUploadCreate')))).toContain(
      'without croppedArea.width',
    );
  });

  test('put every other type into each field and expect the field to be named', () => {
    const [first] = wrongTypes(subjectOf('memberKepShow'));
    expect(first).toMatchObject({
      name: 'null for recv_period',
      body: { recv_period: null },
      expects: { kind: 'refusal', statuses: [422], fields: ['recv_period'] },
    });
    expect(names(wrongTypes(subjectOf('memberTermsAccept')))).not.toContain('true for marketing');
  });

  test('give a path parameter what it does not take, encoded', () => {
    const cases = pathParameters(subjectOf('memberConfirmDataShow'));
    expect(cases.length).toBeGreaterThanOrEqual(5);
    const [path] = cases.filter(({ name }) => name === 'a path for year');
    expect(fillPath('/a/:year', path?.params)).toBe('/a/..%2F..%2Fsecret');
  });

  test('draw the same bodies for the same seed and others for another', () => {
    const bodies = (seed: number) =>
      drawnBodies(subjectOf('memberRequestpromoneyCreate', seed)).map(({ body }) => body);
    expect(bodies(3)).toEqual(bodies(3));
    expect(bodies(3)).not.toEqual(bodies(4));
  });

  test.each(endpointKeys)(
    'of %s drawn by the schema are what it takes, but for rules across fields',
    (key) => {
      const drawn = drawnBodies(subjectOf(key)).filter(({ name }) =>
        name.startsWith('by the schema'),
      );
      expect(drawn.filter(({ expects }) => expects.kind === 'refusal')).toEqual([]);
    },
  );

  test('take turns within a budget, so that no family is left out', () => {
    const { cases, left } = withinBudget(inputCases(subjectOf('memberWelfareCreate')), 12);
    expect(new Set(cases.map(({ family }) => family)).size).toBe(6);
    expect(left).toBeGreaterThan(20);
  });
});

test('a value is replaced without touching the original', () => {
  const before = { a: [{ b: 1, c: 2 }], d: 3 };
  expect(withValue(before, ['a', '0', 'b'], 'x')).toEqual({ a: [{ b: 'x', c: 2 }], d: 3 });
  expect(withValue(before, ['a', '0', 'b'], undefined)).toEqual({ a: [{ c: 2 }], d: 3 });
  expect(before).toEqual({ a: [{ b: 1, c: 2 }], d: 3 });
});
