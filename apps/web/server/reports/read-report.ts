import { ADDRESSES } from '@coop/addresses/addresses';
import { endpointKeys } from '@coop/contracts/endpoints';
import * as z from 'zod/mini';

/** Of an address that is no row of the portal. */
const UNKNOWN_SCREEN = 'unknown';
const SCREENS = [...ADDRESSES.map(({ path }) => path), UNKNOWN_SCREEN];

const words = (pattern: RegExp) => z.string().check(z.maxLength(120), z.regex(pattern));

/** Places in the build's own scripts, as a stack names them. */
const Frame = words(/^\/assets\/[\w.-]+\.js:\d+:\d+$/);
/** Names of a schema with stars for the numbers of rows. */
const Field = words(/^[A-Za-z_]\w*(?:\.(?:\*|[A-Za-z_]\w*)){0,8}$/);

/** Milliseconds, for which nobody waits longer than an hour; or the score of what has moved. */
const Vital = z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000)));

/** The portal's own reports. What is more is refused, so that nothing else can come into the log by mistake. */
export const OwnReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['error', 'sorry']),
    screen: z.enum(SCREENS),
    name: words(/^[A-Za-z]{1,40}$/),
    frames: z.array(Frame).check(z.maxLength(5)),
  }),
  z.strictObject({
    kind: z.literal('answer'),
    screen: z.enum(SCREENS),
    endpoint: z.enum(endpointKeys),
    fields: z.array(Field).check(z.maxLength(10)),
  }),
  z.strictObject({
    kind: z.literal('vitals'),
    screen: z.enum(SCREENS),
    values: z.strictObject({ CLS: Vital, FCP: Vital, INP: Vital, LCP: Vital, TTFB: Vital }),
  }),
]);

/** A report of the log. */
export type Report =
  | z.infer<typeof OwnReport>
  | {
      readonly kind: 'policy';
      readonly screen: string;
      readonly directive: string;
      readonly blocked: string;
      readonly source: string;
    };

/** Returns the row of an address, without what its parameters are. */
function screenOf(address: unknown): string {
  const url = URL.parse(String(address));
  const parts = url?.pathname.split('/') ?? [];
  const fits = (path: string) => {
    const steps = path.split('/');
    return (
      steps.length === parts.length &&
      steps.every((part, index) => /^:/.test(part) || part === parts[index])
    );
  };
  return ADDRESSES.find(({ path }) => fits(path))?.path ?? UNKNOWN_SCREEN;
}

/** Returns the origin of an address, or the word that a browser writes in its place (`inline`, `eval`). */
function originOf(address: unknown): string {
  const text = String(address ?? '');
  if (/^[a-z-]{1,20}$/.test(text)) return text;
  return URL.parse(text)?.origin.slice(0, 120) ?? '';
}

/** Returns the portal's own script that an address names; '' for any other. */
const scriptOf = (address: unknown): string =>
  /\/[\w./-]{1,100}\.js$/.exec(URL.parse(String(address))?.pathname ?? '')?.[0] ?? '';

/** Reads what a browser reports about the content security policy, in its newer or its older names. */
export function readPolicyReport(parsed: unknown): Report | undefined {
  const body = (parsed ?? {}) as Record<string, unknown>;
  const directive = String(body.effectiveDirective ?? body['effective-directive'] ?? '');
  if (!/^[a-z-]{1,40}$/.test(directive)) return undefined;
  return {
    kind: 'policy',
    screen: screenOf(body.documentURL ?? body['document-uri']),
    directive,
    blocked: originOf(body.blockedURL ?? body['blocked-uri']),
    source: scriptOf(body.sourceFile ?? body['source-file']),
  };
}
