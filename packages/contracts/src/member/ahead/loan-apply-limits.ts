// Apart from the schemas, so that a form can know its limits without loading them.

/** Papers of one request for a loan, each a file of its own. */
export const MOST_LOAN_FILES = 6;
/** Characters of what the loan is for. */
export const MOST_LOAN_PURPOSE = 200;
/** Guarantors of one contract. */
export const MOST_LOAN_GUARANTORS = 4;
