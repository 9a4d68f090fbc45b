// Apart from the schemas, so that a form can know its limit without loading them.

/** Longest reason a member may give for a line of the confirmation letter, characters. */
export const REMARK_MAX = 100;
