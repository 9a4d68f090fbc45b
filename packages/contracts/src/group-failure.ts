import { failureText, text } from './errors.ts';

/** Returns `error` and `message` of an agency call, which are shown in a toast each. */
export function groupFailureTexts(body: unknown): string[] {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  const texts = [text(error), text(message)].filter((word) => word !== undefined);
  return texts.length > 0 ? [...new Set(texts)] : [failureText(body)];
}
