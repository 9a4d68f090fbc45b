// Apart from the schemas, so that a form can know its limits without loading them.

/** Attachments of one request. */
export const MOST_WELFARE_FILES = 3;
/** Characters of a request's details. */
export const MOST_WELFARE_NOTE = 500;
