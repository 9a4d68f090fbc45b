import type { Sent } from './answer.ts';

/** A secret or a person's number that a report must not show, and the variable that stands for it. */
export interface Placeholder {
  readonly value: string;
  readonly variable: string;
}

const LONG_RUN = /([A-Za-z0-9])\1{99,}/g;
const SHOWN = 700;

/** Quotes for a shell, within double quotes; replaces long runs of one character by a command that prints them. */
function quoted(text: string): string {
  const escaped = text.replace(/[\\"`$]/g, '\\$&').replace(/!/g, '"\'!\'"');
  const short = escaped.replace(
    LONG_RUN,
    (run, unit: string) => `$(printf '${unit}%.0s' $(seq ${run.length}))`,
  );
  return `"${short}"`;
}

function withVariables(text: string, placeholders: readonly Placeholder[]): string {
  let masked = text;
  // A long value may contain a short one.
  const longestFirst = placeholders.toSorted((a, b) => b.value.length - a.value.length);
  for (const { value, variable } of longestFirst) {
    if (value.length >= 4) masked = masked.replaceAll(value, `$${variable}`);
  }
  return masked;
}

const LEFT_OUT = new Set(['accept', 'x-requested-with']);

/** Returns a command line that repeats a call, with variables for tokens, passwords and people's numbers. */
export function curlLine(sent: Sent, placeholders: readonly Placeholder[]): string {
  const words = (text: string) => withVariables(quoted(text), placeholders);
  // Of a HEAD only the option knows that no body comes.
  const isHead = sent.method === 'HEAD';
  const parts = [isHead ? 'curl -sS -I' : 'curl -sS -i'];
  if (sent.method !== 'GET' && !isHead) parts.push(`-X ${sent.method}`);
  parts.push(words(sent.path).replace('"', '"$BASE'));
  for (const [name, value] of Object.entries(sent.headers)) {
    if (!LEFT_OUT.has(name)) parts.push(`-H ${words(`${name}: ${value}`)}`);
  }
  if (sent.body) {
    const data = words(sent.body);
    parts.push(data.length > SHOWN ? '--data-binary @body.json' : `--data-binary ${data}`);
  }
  return parts.join(' ');
}
