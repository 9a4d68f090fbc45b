import * as z from 'zod/mini';
import { IsoDate } from './entry/wire.ts';
import { readTolerantly } from './read.ts';

// The legal texts of a deployment: documents of its own, each with its own date, read at run time. Nothing of them is
// part of the build.

/** The legal texts that a deployment can publish. */
export const SITE_TEXTS = ['privacy', 'cookies', 'accessibility'] as const;
export type SiteTextName = (typeof SITE_TEXTS)[number];

/** A path on the web's own origin: `/texts/privacy.json`. */
const TextAddress = z.string().check(z.regex(/^\/[^/\s\\][^\s\\]*$/));

/** Which texts are published, and where. One that is not named is not published, and its page says so. */
export const SiteTexts = z.object({
  privacy: z.optional(TextAddress),
  cookies: z.optional(TextAddress),
  accessibility: z.optional(TextAddress),
});
export type SiteTexts = z.infer<typeof SiteTexts>;

const Words = z.string().check(z.minLength(1));

export const SiteTextSection = z.object({
  /** Anchor of the section: `rights` for a link to `#rights`. Its place among the sections, if not said. */
  id: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  heading: Words,
  /** Paragraphs, lists, links and tables; what the portal’s sanitiser does not know is left out. */
  html: Words,
});

/** A text document: one JSON file. */
export const SiteText = z.object({
  title: Words,
  effective_from: IsoDate,
  /** Day on which somebody last checked that it holds. */
  checked_at: z.optional(IsoDate),
  version: z.optional(z.string()),
  sections: z.array(SiteTextSection).check(z.minLength(1)),
});
export type SiteText = z.infer<typeof SiteText>;

/**
 * Reads a text as far as it can be shown: wrong or missing fields are empty. Undefined when there is nothing to show.
 */
export function readSiteText(answer: unknown): SiteText | undefined {
  const text = readTolerantly(SiteText, answer)?.value;
  return Array.isArray(text?.sections) && text.sections.length > 0 ? text : undefined;
}
