// Apart from the schemas, so that a form can know its limits without loading them.

/** Maximum of letters in a note. */
export const MOST_NOTE_LETTERS = 500;
