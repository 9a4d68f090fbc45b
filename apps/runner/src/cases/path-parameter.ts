import { type Case, refusal, type Subject } from './case.ts';

const VALUES: readonly (readonly [what: string, value: string])[] = [
  ['a word', 'x'],
  ['a path', '../../secret'],
  ['Thai', 'กำ่'],
  ['a null byte', '\u0000'],
  ['over-long', '9'.repeat(400)],
  ['a quote', "' OR '1'='1"],
];

/** Returns cases with path parameters that the schema refuses. */
export function pathParameters(subject: Subject): Case[] {
  const { params, session } = subject;
  const schema = subject.operation.endpoint.params;
  if (!params || !schema) return [];
  return Object.keys(params).flatMap((name) =>
    VALUES.filter(([, value]) => !schema.safeParse({ ...params, [name]: value }).success).map(
      ([what, value]): Case => ({
        family: 'path parameter',
        name: `${what} for ${name}`,
        session,
        params: { ...params, [name]: value },
        expects: refusal('accepts-invalid', [422, 404], [name]),
      }),
    ),
  );
}
