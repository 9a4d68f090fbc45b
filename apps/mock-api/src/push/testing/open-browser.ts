import Pusher, { type Options } from 'pusher-js';
import { onTestFinished } from 'vitest';

/** Opens the unmodified browser library, as the web uses it. */
export function openBrowser(
  port: number,
  { key = 'demo', ...options }: Partial<Options> & { key?: string } = {},
): Pusher {
  const client = new Pusher(key, {
    cluster: 'ap1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    enableStats: false,
    ...options,
  });
  onTestFinished(() => client.disconnect());
  return client;
}
