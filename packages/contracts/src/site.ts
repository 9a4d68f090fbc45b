import * as z from 'zod/mini';
import { ByLawChanges } from './by-laws/by-law-changes.ts';
import { SiteTexts } from './site-text.ts';

const Url = z.string().check(z.regex(/^(https?:\/\/|\/)/));
const Words = z.string().check(z.minLength(1));
const SlipSite = z.strictObject({ audience: z.string(), url: Url });

/**
 * Runtime configuration of a deployment, served as /site.json on the web's own origin, so that one built image serves
 * any cooperative (LAY-07). Only the names are required; the rest has a working default in `readSite`.
 */
export const SiteConfig = z.object({
  coopNameTH: z.string().check(z.minLength(1)),
  coopNameEN: z.string().check(z.minLength(1)),
  /** Name under the icon of the installed portal; phones show about twelve letters. */
  short_name: z.optional(z.string().check(z.minLength(1))),
  www_description: z.optional(z.string()),
  coop_address: z.optional(z.string()),
  menureport: z.optional(z.array(z.string())),
  /** One or two letters shown in the seal when there is no logo file. */
  initials: z.optional(z.string()),
  /** `/logo.svg` or `/logo.png` of the deployment's folder, a path of the backend, or a whole address. */
  logo: z.optional(z.string()),
  /** A line under the name on the first page. */
  slogan: z.optional(z.string()),
  /** `brand`: `#rrggbb` of bars, buttons and links. See site-colours.ts for the allowed ones and the other shades. */
  colours: z.optional(z.object({ brand: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) })),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The cooperative's number as a biller of PromptPay, 15 digits: payments then show the Thai QR of all banks. */
  biller: z.optional(z.string().check(z.regex(/^\d{15}$/))),
  /** Departments and how each is reached, for the page of contacts. */
  departments: z.optional(
    z.array(
      z.object({ name: Words, phone: z.optional(z.string()), email: z.optional(z.string()) }),
    ),
  ),
  /** Bank accounts into which anybody may pay, for the page of contacts. */
  accounts: z.optional(z.array(z.object({ bank: Words, account_no: Words, account_name: Words }))),
  /** Contact for personal data: the data protection officer, or who does that work. */
  privacy_contact: z.optional(
    z.object({
      name: z.string().check(z.minLength(1)),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
    }),
  ),
  /** The page of a text that is not published says so. */
  texts: z.optional(SiteTexts),
  vendor: z.optional(z.string()),
  /** Grayscale on the public site; on unless it is false. */
  mourning: z.optional(z.boolean()),
  api: z.optional(
    z.object({
      baseUrl: z.optional(z.string()),
      paths: z.optional(z.record(z.string(), z.string())),
      csrf: z.optional(z.object({ source: z.enum(['cookie', 'meta']), name: z.string() })),
    }),
  ),
  /**
   * Place of a session's token: this browser's storage, as specified, or a cookie of the backend that no script reads.
   * With `cookie` the portal neither stores nor sends a token.
   */
  session: z.optional(z.enum(['storage', 'cookie'])),
  /** Members may sign in with a passkey: offered where the page's host has a name and the device knows how. */
  passkey: z.optional(z.boolean()),
  push: z.optional(
    z.object({
      key: z.string(),
      cluster: z.string(),
      /** The cooperative's code. */
      channel: z.string(),
      /**
       * Prefix of a member's own channel (`private-coop-`), to which the membership number is added; the backend signs
       * its subscriptions. Without a prefix nothing personal is pushed.
       */
      member_channel: z.optional(z.string()),
      /** `host` or `host:port` of another server with the same protocol; `same-origin` for the host of the page. */
      host: z.optional(z.string()),
    }),
  ),
  botCheck: z.optional(z.object({ siteKey: z.string(), script: z.optional(Url) })),
  /**
   * Rules of the statutes, the board and the ministry, as far as they are not as in the example (docs/deploy.md). The
   * public calculators offer `loans.products`; without them everything is typed by hand.
   */
  by_laws: z.optional(ByLawChanges),
  /** Pages that the backend publishes besides those of the specification; others of that kind are in no menu. */
  publishes: z.optional(z.array(z.enum(['calendar', 'figures']))),
  /** Browsers report what breaks in them, without anything about a person; unless it is false. */
  client_reports: z.optional(z.boolean()),
  /** Per cent of visits in which the browser reports how fast the pages were; none without it. */
  web_vitals: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  salarySlips: z.optional(z.record(z.string(), z.array(SlipSite))),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** Parses a site configuration. Throws with every offending path, so that a deployment learns all of it at once. */
export function parseSite(value: unknown): SiteConfig {
  const parsed = SiteConfig.safeParse(value);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => issue.path.map(String).join('.') || '(whole)');
  throw new TypeError(`site configuration: wrong or missing ${places.join(', ')}`);
}
