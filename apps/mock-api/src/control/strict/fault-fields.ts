import * as z from 'zod/mini';
import { EndpointPattern } from './endpoint-pattern.ts';
import { InWorld, oneOf } from './fields.ts';
import { Subject } from './journal-filter.ts';

/** The faults that testers use most, by name. */
export const PRESETS = {
  'server-error': { status: 500 },
  'session-ended': { status: 401 },
  'too-many': {
    status: 429,
    headers: { 'retry-after': '30' },
    body: { message: 'ลองหลายครั้งเกินไป กรุณารอ 30 วินาทีแล้วลองใหม่' },
  },
  slow: { delayMs: 3_000, jitterMs: 2_000 },
  mobile: { medianMs: 600, p99Ms: 6_000 },
  dribble: { dribbleMs: 8_000 },
  dropped: { drop: true },
  truncated: { truncate: true },
  malformed: { malformed: true },
  maintenance: { status: 503, body: { message: 'ปิดปรับปรุงระบบชั่วคราว' } },
  'one-in-twenty': { status: 503, percent: 5, seed: '7' },
} as const;

const PRESET_NAMES = Object.keys(PRESETS) as readonly (keyof typeof PRESETS)[];

const Milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(60_000)));
const Path = z.optional(
  z
    .string()
    .check(
      z.regex(/^[\w*]+(\.[\w*]+)*$/, 'a field is named by its path, like rows.0.amount or rows.*'),
    ),
);

/** Headers that the server needs for the connection itself. */
const OWN_HEADERS = ['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'upgrade'];
const isHeader = (name: string) =>
  /^[\w-]{1,64}$/.test(name) && !OWN_HEADERS.includes(name.toLowerCase());
const HeaderName = z.string().check(
  z.refine(isHeader, {
    error: ({ input }) => `the header ${input} cannot be set; names have letters, digits and -`,
  }),
);
const HeaderValue = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^[\x20-\x7e]*$/, 'the value of a header has the letters of ASCII only'),
  );

/** What a fault is made of. */
export const FaultFields = {
  endpoint: EndpointPattern,
  /** One of `faults.presets`; fields beside it say more, or otherwise. */
  preset: z.optional(oneOf(PRESET_NAMES)),
  url: z.optional(
    z.string().check(z.regex(/^[/*]/, 'an address is a path with its query, like /api/info/show*')),
  ),
  subject: z.optional(Subject),
  bodyHas: z.optional(z.record(z.string(), z.unknown())),
  headersHave: z.optional(z.record(z.string(), z.string())),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  text: z.optional(z.string()),
  headers: z.optional(z.record(HeaderName, HeaderValue)),
  type: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/, 'a type, such as text/html')),
  ),
  delayMs: Milliseconds,
  jitterMs: Milliseconds,
  medianMs: Milliseconds,
  p99Ms: Milliseconds,
  dribbleMs: Milliseconds,
  drop: z.optional(z.boolean()),
  truncate: z.optional(z.boolean()),
  malformed: z.optional(z.boolean()),
  missing: Path,
  wrongType: Path,
  nth: z.optional(z.int().check(z.positive())),
  percent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  seed: z.optional(z.string()),
  times: z.optional(z.int().check(z.positive())),
};

/** A fault of calls in a world. */
export const NewFault = z.extend(InWorld, FaultFields);
type NewFault = Omit<z.infer<typeof NewFault>, 'world'>;

/** The fault itself: the preset it names, and what stands beside that. */
export function faultOf({ preset, ...fault }: NewFault) {
  return { ...(preset && PRESETS[preset]), ...fault };
}

/** Why a fault can never do what it says; undefined when it can. */
export function contradictionIn({ medianMs, p99Ms }: Pick<NewFault, 'medianMs' | 'p99Ms'>) {
  if (p99Ms === undefined) return undefined;
  if (medianMs === undefined) return 'p99Ms needs medianMs beside it';
  return p99Ms < medianMs
    ? `p99Ms must be at least medianMs, ${medianMs}, not ${p99Ms}`
    : undefined;
}
