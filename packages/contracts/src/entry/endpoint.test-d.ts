import * as z from 'zod/mini';
import { agencyChanges, endpoint, memberReads, type PathParams } from './endpoint.ts';

// Checked by tsc: each line marked @ts-expect-error must not compile.

const response = z.strictObject({ ok: z.boolean() });
const common = {
  method: 'POST',
  session: 'none',
  changes: false,
  response,
  titleTH: 'ก',
  summary: 'x',
  spec: '7',
  source: 'assumed',
} as const;

endpoint({ ...common, path: '/a' });

endpoint({
  ...common,
  path: '/a/:year/b/:no',
  params: z.strictObject({ year: z.string(), no: z.string() }),
});

// @ts-expect-error a path with a parameter needs a schema for it
endpoint({ ...common, path: '/a/:year' });

endpoint({
  ...common,
  path: '/a/:year/:no',
  // @ts-expect-error the schema lacks the parameter `no`
  params: z.strictObject({ year: z.string() }),
});

endpoint({
  ...common,
  path: '/a/:year',
  // @ts-expect-error the path has no parameter `no`
  params: z.strictObject({ year: z.string(), no: z.string() }),
});

endpoint({
  ...common,
  // @ts-expect-error only GET and POST travel
  method: 'PATCH',
  path: '/a',
});

const { changes: _, ...undecided } = common;
// @ts-expect-error whether it changes anything must be said
endpoint({ ...undecided, path: '/a' });

const { response: answer, titleTH, summary, spec } = common;
const entry = { response: answer, titleTH, summary, spec, path: '/a' } as const;
export const shared: { readonly method: 'POST'; readonly session: 'membergroup'; changes: true } =
  agencyChanges(entry);
export const otherwise: 'GET' = memberReads({
  ...entry,
  method: 'GET',
  dataCopy: { none: 'x' },
}).method;

// @ts-expect-error what a member reads is in the copy of their data, or says why not
memberReads(entry);

// @ts-expect-error a path with a parameter needs a schema for it
agencyChanges({ ...entry, path: '/a/:year' });

const both: PathParams<'/a/:year/b/:no'> = 'year' satisfies 'year' | 'no';
const none: PathParams<'/a'>[] = [];
// @ts-expect-error no such parameter in the path
const wrong: PathParams<'/a/:year'> = 'month';

export const checked = [both, none, wrong];
