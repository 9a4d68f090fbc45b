import * as frames from './frames.ts';
import type { Peer } from './peer.ts';

export interface KeepAliveOptions {
  /** Seconds of silence after which a ping is sent. */
  readonly activityTimeoutS: number;
  /** Milliseconds the client has to answer it. */
  readonly pongTimeoutMs: number;
}

/** Pings a silent client and closes the connection when no answer comes. */
export function createKeepAlive(
  options: KeepAliveOptions,
  peer: Peer,
  isKeptFromAsking: () => boolean,
) {
  let asked: NodeJS.Timeout | undefined;
  const ask = () => {
    if (isKeptFromAsking()) {
      silence.refresh();
      return;
    }
    peer.send(frames.PING);
    asked = setTimeout(() => peer.close(4201, 'no pong'), options.pongTimeoutMs).unref();
  };
  const silence = setTimeout(ask, options.activityTimeoutS * 1_000).unref();
  return {
    /** Must be called for any frame of the client. */
    heard(): void {
      clearTimeout(asked);
      silence.refresh();
    },
    stop(): void {
      clearTimeout(asked);
      clearTimeout(silence);
    },
  };
}

export type KeepAlive = ReturnType<typeof createKeepAlive>;
