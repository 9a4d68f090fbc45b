import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

/** A field of an answer with what people call it: in the copy of a member's data, and in OpenAPI. */
export const titled = <Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema =>
  schema.check(z.meta({ title }));

/** A titled list of objects, by the fields of each. */
export const titledList = <Shape extends core.$ZodLooseShape>(title: string, fields: Shape) =>
  titled(title, z.array(z.strictObject(fields)));
