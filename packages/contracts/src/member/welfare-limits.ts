// Apart from the schemas, so that a form can know its limits without loading them.

/** Attachments of one request. */
export const MOST_WELFARE_FILES = 3;
/** Bytes of one attachment. */
export const MOST_WELFARE_FILE_BYTES = 2 * 1024 * 1024;
/** Characters of a request's details. */
export const MOST_WELFARE_NOTE = 500;
