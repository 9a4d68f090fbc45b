import * as z from 'zod/mini';

/**
 * Authority that decides it: the statutes, a rule of the board, the ministry of the members, or a law of the country.
 */
export type LawSource = 'ข้อบังคับ' | 'ระเบียบ' | 'กระทรวง' | 'กฎหมาย';

interface LawFacts {
  /** Thai name. */
  readonly name: string;
  readonly unit: string;
  readonly source: LawSource;
}

/** The facts of every by-law, for whoever sets it up and for docs/deploy.md. */
export const lawFacts = z.registry<LawFacts>();

/** A by-law with its name, unit and source. */
export const law = <Schema extends z.ZodMiniType>(
  name: string,
  unit: string,
  source: LawSource,
  schema: Schema,
): Schema => {
  lawFacts.add(schema, { name, unit, source });
  return schema;
};

/** Count from a least one. */
export const count = (minimum = 0) => z.int().check(z.minimum(minimum));
/** Day that every month has. */
export const dayOfMonth = () => z.int().check(z.minimum(1), z.maximum(28));
/** Day of the month on which something is due: 31 for its last one. A shorter month has no other of its own. */
export const dueDay = () => z.union([z.int().check(z.minimum(1), z.maximum(27)), z.literal(31)]);
/** 1 = January. */
export const month = () => z.int().check(z.minimum(1), z.maximum(12));
/** Sunday that every month has. */
export const sunday = () => z.int().check(z.minimum(1), z.maximum(4));
export const timeOfDay = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Day of every year, `01-30`. */
export const dayOfYear = () => z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
export const baht = () => z.string().check(z.regex(/^\d+\.\d{2}$/));
export const percent = () => z.string().check(z.regex(/^\d{1,3}\.\d{2}$/));
