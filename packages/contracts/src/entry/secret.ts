import * as z from 'zod/mini';

/** The mark of a secret field: OpenAPI's own, so that every reader of the document knows it. */
export const SECRET = { format: 'password' } as const;

/** A field whose value opens something, or proves who somebody is: no log, journal or file that is passed on shows it. */
export const secret = <Schema extends z.ZodMiniType>(schema: Schema): Schema =>
  schema.check(z.meta(SECRET));
