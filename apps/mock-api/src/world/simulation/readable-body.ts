import { maskSecrets } from '@coop/contracts/drift/secrets';

/** Signs that steer a terminal or turn the direction of writing. JSON lets some of them stand as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
const STEERING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Escapes characters that control a terminal or the writing direction; parsed as JSON the text stays the same. */
const escapeSteering = (text: string): string =>
  text.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns a body of a call as a journal shows it: without secrets, and without what steers a terminal. */
export const readableBody = (body: string, key: string | undefined): string =>
  escapeSteering(maskSecrets(body, key));
