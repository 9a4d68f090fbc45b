import * as z from 'zod/mini';

// Fields shared by several schemas of written content.

export const Words = z.string().check(z.minLength(1));

/** `MM-DD`, a day of every year. */
export const DayOfYear = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** `YYYY-MM-DD HH:MM`, Bangkok. */
export const WrittenAt = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/));
