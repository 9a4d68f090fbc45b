import type { Cause } from './drift.ts';
import type { Report } from './report.ts';

/** Findings that a change of the response schema would settle, by kind. */
const SETTLED: Readonly<Record<string, (cause: Cause) => readonly string[]>> = {
  missing: ({ path, says }) => [`- ${path}: ${says}`, `+ ${path}: z.optional(${says})`],
  'wrong-type': ({ path, says, sent }) => [
    `- ${path}: ${says}`,
    `+ ${path}: z.union([${says}, ${typesOf(sent)}])`,
  ],
  'wrong-value': ({ path, says, sent }) => [
    `- ${path}: ${says}`,
    `+ ${path}: ${says}, or also ${sent.join(', ')}`,
  ],
  extra: ({ path, sent }) => [`+ ${path}: z.optional(${typesOf(sent)})`],
  'other-form': ({ path, says, sent }) => [
    `  ${path}: ${says}; example should be ${typesOf(sent)}`,
  ],
};

const ZOD: Readonly<Record<string, string>> = {
  text: 'z.string()',
  number: 'z.number()',
  list: 'z.array(z.unknown())',
  object: 'z.looseObject({})',
  null: 'z.null()',
  true: 'z.boolean()',
  false: 'z.boolean()',
};

/** Returns schemas for the types that were sent, which the masked values still show. */
export function typesOf(sent: readonly string[]): string {
  return [...new Set(sent.map((text) => ZOD[text.split(' ', 1)[0] ?? ''] ?? 'z.unknown()'))].join(
    ', ',
  );
}

/**
 * Describes the change of packages/contracts with which this backend would fulfil the contract. It is a proposal to
 * review: where the backend is wrong, the backend has to change.
 */
export function patchText({ compared }: Report): string {
  return compared
    .flatMap(({ cause }) => {
      const lines = SETTLED[cause.kind]?.(cause);
      if (!lines) return [];
      return [`@@ response of ${[...cause.endpoints.keys()].join(', ')}`, ...lines];
    })
    .join('\n');
}
