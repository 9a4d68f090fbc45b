import { fieldErrors } from '@coop/contracts/issue-text';
import fc from 'fast-check';
import {
  firstOfBrowser,
  looseNumbers,
  strangersPage,
  unpassedBotCheck,
  wildcards,
  wrongPasswords,
  wrongTickets,
} from './access.ts';
import { arbitraryOf } from './arbitrary.ts';
import {
  type Case,
  type Credentials,
  type Expectation,
  type Family,
  type Fields,
  refusal,
  type Subject,
} from './case.ts';
import { type Field, fieldsOf, takes, withValue } from './fields.ts';
import { negativeAmounts } from './negative-amounts.ts';
import {
  malformedJson,
  quietMethods,
  withoutCsrf,
  wrongContentTypes,
  wrongMethods,
} from './outer.ts';
import { pagesBeyond } from './pages-beyond.ts';
import { pathParameters } from './path-parameter.ts';
import { sessionCases } from './sessions.ts';

/** Bodies that would change prototypes; many JSON parsers refuse them themselves. */
const CHANGES_PROTOTYPES = /"(?:__proto__|constructor)":/;

/**
 * A body that the contract's schema takes may be answered either way; any other must get a 422 that names the field.
 */
function expectationFor({ operation }: Subject, body: unknown): Expectation {
  const parsed = operation.endpoint.body?.safeParse(body, { reportInput: true });
  if (!parsed || parsed.success) return { kind: 'answer' };
  const fields = Object.keys(fieldErrors(parsed.error.issues));
  const statuses = CHANGES_PROTOTYPES.test(JSON.stringify(body)) ? [422, 400] : [422];
  return refusal('accepts-invalid', statuses, fields);
}

/** Builds a case that differs from the endpoint's good input in its body only. */
function bodyCase(subject: Subject, family: Family, name: string, body: unknown): Case {
  const { session, params } = subject;
  const expects = expectationFor(subject, body);
  return { family, name, session, expects, body, ...(params && { params }) };
}

/** One with another value in a field of the body; undefined leaves it out. */
const fieldCase = (
  subject: Subject,
  family: Family,
  name: string,
  path: Field['path'],
  value: unknown,
) => bodyCase(subject, family, name, withValue(subject.body, path, value));

const textsOf = (subject: Subject) =>
  fieldsOf(subject).filter(({ value }) => typeof value === 'string');

const DRAWS = 6;

/** One seed per endpoint, so that a new endpoint does not change the bodies of the others. */
function seedOf({ operation, seed }: Subject): number {
  let mixed = seed;
  for (const character of operation.key) mixed = (mixed * 31 + character.charCodeAt(0)) | 0;
  return mixed;
}

/** Draws bodies from the schema, and good bodies with one field replaced by any JSON. Reproducible by the seed. */
export function drawnBodies(subject: Subject): Case[] {
  const { body } = subject.operation.endpoint;
  const names = Object.keys(body?.shape ?? {});
  if (!body || names.length === 0) return [];
  const nearlyRight = fc
    .tuple(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }))
    .map(([name, value]): Fields => ({ ...subject.body, [name]: value }));
  const drawn = (kind: string, bodies: fc.Arbitrary<unknown>) =>
    fc
      .sample(bodies, { numRuns: DRAWS, seed: seedOf(subject) })
      .map((value, index) => bodyCase(subject, 'drawn body', `${kind} ${index + 1}`, value));
  return [
    ...drawn('by the schema', arbitraryOf(body)),
    ...drawn('one field replaced', nearlyRight),
  ];
}

/** Adds fields that the contract does not have, also under names that are special in JavaScript. */
function unknownFields(subject: Subject): Case[] {
  const { body } = subject;
  if (!body) return [];
  return ['unknown_field', 'toString', 'is_admin'].map((name) =>
    bodyCase(subject, 'unknown field', `a field called ${name}`, { ...body, [name]: 1 }),
  );
}

/** Texts that careless code mishandles. */
const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['Thai with combining marks', 'กำ่ญี้ปู่ฎฺื้'],
  ['control characters', 'a\u0000b\u0007\u001b[31m\r\nc'],
  ['zero-width characters', '\u200b0\u200d0\ufeff1\u2060'],
  ['Thai digits', '๐๐๐๐๑'],
  ['half a surrogate pair', 'x\ud83d'],
  ['right-to-left marks', '\u202e10000\u202c'],
  ['a quote for SQL', "' OR '1'='1"],
  ['markup', '<b onload=x>&lt;"\'`$[7]'],
  ['a heap of marks', `ก${'\u0e49'.repeat(200)}`],
  ['an empty text', ''],
  ['spaces', '   '],
  ['emoji', '👨‍👩‍👧‍👦🇹🇭'],
];

/** Puts each text into each field, ordered by text, so that a small budget still covers every field. */
function unusualTexts(subject: Subject): Case[] {
  return TEXTS.flatMap(([what, text]) =>
    textsOf(subject).map(({ path, name }) =>
      fieldCase(subject, 'unusual text', `${what} in ${name}`, path, text),
    ),
  );
}

/** A day from 1900 to 2699, with or without hyphens. */
const DAY = /\b((?:19|2[0-6])\d\d)(-?)(?:0[1-9]|1[0-2])\2(?:0[1-9]|[12]\d|3[01])\b/;

/** Gives each field that holds a day, or a number made of one, a day that no calendar has. */
function impossibleDays(subject: Subject): Case[] {
  return textsOf(subject)
    .filter(({ value }) => DAY.test(String(value)))
    .map(({ path, name, value }) => {
      const text = String(value).replace(DAY, (_, year, dash) => `${year}${dash}02${dash}31`);
      return fieldCase(subject, 'unusual text', `31 February for ${name}`, path, text);
    });
}

/** Longer than any field needs, shorter than the bodies that servers refuse. */
const LONG = 20_000;

function overLong(subject: Subject): Case[] {
  return textsOf(subject).map(({ path, name, value }) => {
    const text = (/^\d/.test(String(value)) ? '9' : 'x').repeat(LONG);
    return fieldCase(subject, 'over-long', `${LONG} characters for ${name}`, path, text);
  });
}

const VALUES: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['an object', { a: 1 }],
  ['a number', 5],
  ['a list', ['a']],
  ['true', true],
  ['a text', 'x'],
];

/** Gives each field each type it does not take, ordered by type, so that a small budget still covers every field. */
export function wrongTypes(subject: Subject): Case[] {
  const fields = fieldsOf(subject);
  return VALUES.flatMap(([what, value]) =>
    fields
      .filter(({ schema }) => !takes(schema, value))
      .map(({ path, name }) =>
        fieldCase(subject, 'wrong type', `${what} for ${name}`, path, value),
      ),
  );
}

/** Leaves out each required field in turn. */
export function missingFields(subject: Subject): Case[] {
  return fieldsOf(subject)
    .filter(({ schema }) => !takes(schema, undefined))
    .map(({ path, name }) =>
      fieldCase(subject, 'missing field', `without ${name}`, path, undefined),
    );
}

/** Returns the cases with unusual or wrong bodies and parameters, one list per family. */
export function inputCases(subject: Subject): Case[][] {
  return [
    missingFields(subject),
    wrongTypes(subject),
    negativeAmounts(subject),
    overLong(subject),
    [...impossibleDays(subject), ...unusualTexts(subject)],
    unknownFields(subject),
    drawnBodies(subject),
    pathParameters(subject),
  ];
}

/** Returns the cases that are refused before their input is read, one list per family. */
export function outerCases(subject: Subject, credentials: Credentials, careful: boolean): Case[][] {
  return [
    wrongPasswords(subject, careful),
    unpassedBotCheck(subject),
    looseNumbers(subject),
    wildcards(subject),
    wrongTickets(subject),
    sessionCases(subject, [...credentials.keys()]),
    strangersPage(subject, credentials),
    firstOfBrowser(subject),
    withoutCsrf(subject),
    wrongMethods(subject, careful),
    quietMethods(subject),
    pagesBeyond(subject),
    wrongContentTypes(subject),
    malformedJson(subject),
  ];
}

/** Takes cases from the families round robin up to the budget, so that no family is left out. */
export function withinBudget(
  families: readonly (readonly Case[])[],
  budget: number,
): { cases: Case[]; left: number } {
  const longest = Math.max(0, ...families.map((family) => family.length));
  const inTurn: Case[] = [];
  for (let round = 0; round < longest; round += 1) {
    for (const family of families) {
      const item = family[round];
      if (item) inTurn.push(item);
    }
  }
  return { cases: inTurn.slice(0, budget), left: Math.max(0, inTurn.length - budget) };
}
