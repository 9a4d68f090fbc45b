import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.ts';
import type { Case, Fields, Subject } from './case.ts';
import { bodyCase } from './judged.ts';

const DRAWS = 6;

/** A seed for each endpoint, so that adding an endpoint does not change the bodies of the others. */
function seedOf({ operation, seed }: Subject): number {
  let mixed = seed;
  for (const character of operation.key) mixed = (mixed * 31 + character.charCodeAt(0)) | 0;
  return mixed;
}

/** Bodies that the schema takes, and the good body with one field replaced by any JSON; the seed says which. */
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
      .map((one, index) => bodyCase(subject, 'drawn body', `${kind} ${index + 1}`, one));
  return [
    ...drawn('by the schema', arbitraryOf(body)),
    ...drawn('one field replaced', nearlyRight),
  ];
}
