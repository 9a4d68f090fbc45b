/** A formula that is but a text or number itself: ="00001", as reports write to keep its zeros. */
const CONSTANT = /^=?\s*(?:"([^"]*)"|(-?[\d,]*\.?\d+))$/;

/** Returns the value of a formula that reckons nothing; undefined for every other. */
export function constantOf(formula: string): string | undefined {
  const [, text, number] = CONSTANT.exec(formula.trim()) ?? [];
  return text ?? number;
}

/** Removes the sign in front that keeps a spreadsheet from reading a text as a number or formula. */
export const withoutApostrophe = (text: string) => text.replace(/^\s*['’‘`´]+(?=\S)/, '');
