import { failureText } from './errors.ts';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Agency calls show `error` and `message`, each in a toast of its own. */
export function groupFailureTexts(body: unknown): string[] {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  const texts = [error, message].filter(isText).map(String);
  return texts.length > 0 ? [...new Set(texts)] : [failureText(body)];
}
