/** Fields whose values are masked in the journal, by name or by the end of the name. */
const SECRETS = new Set(['otp', 'ticket', 'card_person', 'image', 'base64', 'recaptcha']);
const SECRET_END = /(?:token|pass|password)$/i;
/** A JSON field with a text value, also one that the end of the text cuts off, or with a number. */
const FIELD = /"(\w+)"(\s*:\s*)(?:"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[\d.]*)/g;

const isSecret = (name: string) => SECRETS.has(name.toLowerCase()) || SECRET_END.test(name);

/** A body of the wire without the values of its secret fields, in a text that may have been cut off. */
export const maskSecrets = (body: string): string =>
  body.replace(FIELD, (whole, name: string, colon: string) =>
    isSecret(name) ? `"${name}"${colon}"•••"` : whole,
  );
