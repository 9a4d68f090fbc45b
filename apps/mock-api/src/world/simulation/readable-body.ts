/** Fields whose values are masked in the journal, by name or by the end of the name. */
const SECRETS = new Set(['otp', 'ticket', 'card_person', 'image', 'base64', 'recaptcha']);
const SECRET_END = /(?:token|pass|password)$/i;
/** A JSON field with a text value, possibly cut off at the end of the text, or with a number. */
const FIELD = /"(\w+)"(\s*:\s*)(?:"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[\d.]*)/g;

const isSecret = (name: string) => SECRETS.has(name.toLowerCase()) || SECRET_END.test(name);

/** Masks the values of secret fields, in a text that may have been cut off. */
const maskSecrets = (body: string): string =>
  body.replace(FIELD, (whole, name: string, colon: string) =>
    isSecret(name) ? `"${name}"${colon}"•••"` : whole,
  );

/** Signs that steer a terminal or turn the direction of writing. JSON lets some of them stand as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
const STEERING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes characters that control a terminal or the writing direction; parsed as JSON the text stays the same. */
const escapeSteering = (text: string): string =>
  text.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const readableBody = (body: string): string => escapeSteering(maskSecrets(body));
