import type * as core from 'zod/v4/core';

/** A procedure of the control plane, as its description needs it. */
export interface Procedure {
  /** As it stands in the address: `faults.add`. */
  readonly name: string;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly about: string;
  readonly input: core.$ZodType;
}

/** What a router of tRPC has at runtime: procedures flat and by name, each input a schema of this library. */
interface Runtime {
  readonly _def: {
    readonly type: Procedure['type'];
    readonly meta?: { readonly about?: string };
    readonly inputs: readonly core.$ZodType[];
  };
}

/**
 * The procedures of a router in the order in which they are written. The last input of each is the whole of it, those
 * before it (the world) are its parts.
 */
export function proceduresOf(router: { readonly _def: { readonly procedures: object } }) {
  const found = Object.entries(router._def.procedures as Record<string, Runtime>);
  return found.map(([name, { _def }]): Procedure => {
    const input = _def.inputs.at(-1);
    const about = _def.meta?.about;
    if (!input || !about) throw new Error(`${name} does not say what it takes and does`);
    return { name, type: _def.type, about, input };
  });
}

/** The kinds of input that a procedure takes: one, or each variant of a union. */
export function variantsOf(input: core.$ZodType): readonly core.$ZodType[] {
  const { def } = input._zod;
  return def.type === 'union'
    ? (def as core.$ZodUnionDef).options.flatMap((one) => variantsOf(one))
    : [input];
}
