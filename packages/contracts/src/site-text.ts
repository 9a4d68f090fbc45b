import * as z from 'zod/mini';
import { IsoDate } from './entry/wire.ts';
import { readTolerantly } from './read.ts';

// The legal texts of a deployment: documents with dates of their own, read at run time and not part of the build.

export const SITE_TEXTS = ['privacy', 'cookies', 'accessibility'] as const;
export type SiteTextName = (typeof SITE_TEXTS)[number];

/** A path on the web's own origin: `/texts/privacy.json`. */
const TextAddress = z.string().check(z.regex(/^\/[^/\s\\][^\s\\]*$/));

/** Addresses of the published texts. The page of any other says that it is not published. */
export const SiteTexts = z.object({
  privacy: z.optional(TextAddress),
  cookies: z.optional(TextAddress),
  accessibility: z.optional(TextAddress),
});

const Words = z.string().check(z.minLength(1));

export const SiteTextSection = z.object({
  /** Anchor of the section: `rights` for a link to `#rights`. By default its number. */
  id: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  heading: Words,
  /** Paragraphs, lists, links and tables; the portal’s sanitiser removes anything else. */
  html: Words,
});

export const SiteText = z.object({
  title: Words,
  /** Without it the text is a draft, and its page says so. */
  effective_from: z.optional(IsoDate),
  /** Day of the last review. */
  checked_at: z.optional(IsoDate),
  version: z.optional(z.string()),
  sections: z.array(SiteTextSection).check(z.minLength(1)),
});
export type SiteText = z.infer<typeof SiteText>;

/** Reads a text as far as it can be shown: wrong or missing fields are empty. Undefined when nothing can be shown. */
export function readSiteText(answer: unknown): SiteText | undefined {
  const text = readTolerantly(SiteText, answer)?.value;
  return Array.isArray(text?.sections) && text.sections.length > 0 ? text : undefined;
}
