import * as z from 'zod/mini';
import { Words } from '../../content/written.ts';
import { OFFICER_GROUPS } from '../../rules/cooperative.ts';

/** A day of every year, or a number of days after the year's general meeting or its voting day: `meeting+1`. */
const DayOfPublication = z
  .string()
  .check(z.regex(/^((0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])|(meeting|election)\+\d{1,2})$/));

/** Maximum number of items in a category; an item's number is computed from its category and place. */
export const MOST_ITEMS = 40;

const Row = z.tuple([Words, Words]);

/**
 * A paragraph, or HTML that begins with a tag; a list of short lines; a table of two columns whose first row is the
 * header and also the caption; a link to a film; the officers of a group with their posts; the totals of some years up to
 * the one before.
 */
export const Block = z.union([
  Words,
  z.strictObject({ list: z.array(Words) }),
  z.strictObject({ table: z.tuple([Row], Row) }),
  z.strictObject({ film: Words }),
  z.strictObject({ years: z.int().check(z.positive()) }),
  z.strictObject({ officers: z.enum(OFFICER_GROUPS) }),
]);
export type Block = z.infer<typeof Block>;

/** A form to print and fill in. */
const FormPlan = z.strictObject({
  /** Fields that it has, besides who fills it in. */
  asks: z.array(Words).check(z.minLength(1)),
  /** Has the papers of a loan ticked. */
  loan: z.exactOptional(z.enum(['emergency', 'ordinary', 'shareSecured', 'special', 'academic'])),
  /** Has the kinds of welfare ticked, with the papers of each. */
  welfare: z.exactOptional(z.literal(true)),
});
export type FormPlan = z.infer<typeof FormPlan>;

/**
 * An item that is published on one day of every year. Its text has placeholders, `{…}` (fill.ts), for the year, rates,
 * days and numbers, so that it differs from year to year.
 */
export const TopicPlan = z.strictObject({
  /** If the cooperative is closed on that day, it is published on the next working day. */
  on: DayOfPublication,
  title: Words,
  /** Stays on top of its list for two months. */
  pinned: z.exactOptional(z.literal(true)),
  /** File under mediafiles/. */
  picture: z.exactOptional(Words),
  /** The first paragraph is the summary. */
  text: z.tuple([Words], Block),
  gallery: z.exactOptional(z.array(z.strictObject({ file: Words, caption: Words }))),
  /** Names of the attachments. */
  files: z.exactOptional(z.array(Words)),
  /** Fields of the attachments, in their order, where they are forms. */
  forms: z.exactOptional(z.array(FormPlan)),
});
export type TopicPlan = z.infer<typeof TopicPlan>;

export const TopicCategory = z.strictObject({
  /** As the specification spells it. */
  key: Words,
  name: Words,
  /** Items are numbered by their place in this list, so new ones go to the end. */
  items: z.array(TopicPlan).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
});
export type TopicCategory = z.infer<typeof TopicCategory>;
