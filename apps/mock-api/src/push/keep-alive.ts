import * as frames from './frames.ts';
import type { Peer } from './peer.ts';

export interface KeepAliveOptions {
  /** Seconds of silence after which the other side is asked whether it lives. */
  readonly activityTimeoutS: number;
  /** Milliseconds it has for an answer. */
  readonly pongTimeoutMs: number;
}

export interface KeepAlive {
  /** Any frame of the client. */
  heard(): void;
  stop(): void;
}

/** Asks a silent client whether it lives, and closes the connection when no answer comes. */
export function createKeepAlive(
  options: KeepAliveOptions,
  peer: Peer,
  isKeptFromAsking: () => boolean,
): KeepAlive {
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
    heard() {
      clearTimeout(asked);
      silence.refresh();
    },
    stop() {
      clearTimeout(asked);
      clearTimeout(silence);
    },
  };
}
