import * as z from 'zod/mini';

/** A field of an answer with what people call it: in the copy of a member's data, and in OpenAPI. */
export const titled = <Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema =>
  schema.check(z.meta({ title }));
