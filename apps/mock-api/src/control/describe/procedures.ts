import type * as core from 'zod/v4/core';

/** Description of a procedure of the control plane. */
export interface Procedure {
  /** As in the address: `faults.add`. */
  readonly name: string;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly about: string;
  readonly input: core.$ZodType;
}

/** Runtime form of a tRPC router: procedures flat and by name, each input a zod schema. */
interface Runtime {
  readonly _def: {
    readonly type: Procedure['type'];
    readonly meta?: { readonly about?: string };
    readonly inputs: readonly core.$ZodType[];
  };
}

/**
 * Returns the procedures of a router in source order. Each one's last input is complete; the ones before it (the world)
 * are its parts.
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

/** Returns the variants of a procedure's input: one, or each of a union. */
export function variantsOf(input: core.$ZodType): readonly core.$ZodType[] {
  const { def } = input._zod;
  return def.type === 'union'
    ? (def as core.$ZodUnionDef).options.flatMap((option) => variantsOf(option))
    : [input];
}
