import { failureText, text } from './errors.ts';

/** Agency calls show `error` and `message`, each in a toast of its own. */
export function groupFailureTexts(body: unknown): string[] {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  const texts = [text(error), text(message)].filter((one) => one !== undefined);
  return texts.length > 0 ? [...new Set(texts)] : [failureText(body)];
}
