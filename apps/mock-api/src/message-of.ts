import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';

/**
 * Waits for a child process to send an object with this key, and returns its value. Node sends messages of its own
 * besides: under `--watch` every process tells its parent what it imports.
 */
export async function messageOf<T>(
  child: ChildProcess,
  key: string,
  until: { readonly signal?: AbortSignal } = {},
): Promise<T> {
  for await (const [message] of on(child, 'message', until)) {
    if (Object.hasOwn(message, key)) return message[key];
  }
  throw new Error(`${key} did not come`);
}
