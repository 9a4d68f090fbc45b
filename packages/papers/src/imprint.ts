/** Owner of the papers, and when they were made. */
export interface Imprint {
  readonly coopName: string;
  /** Instant in ISO. */
  readonly madeAt: string;
  /** Others who read them, in words after the moment of making. */
  readonly owner?: { readonly reader?: string | undefined } | undefined;
  /** Under its name at the head of an official paper. */
  readonly coopNameEN?: string | undefined;
  /** In its seal where it has no logo. */
  readonly initials?: string | undefined;
  /** Its colour: `#rrggbb`. */
  readonly brand?: string | undefined;
  /** Place where the cooperative is; an official paper says it. */
  readonly coopAddress?: string | undefined;
}
