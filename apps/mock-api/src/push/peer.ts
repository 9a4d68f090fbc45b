/** A connected socket as the hub sees it. */
export interface Peer {
  readonly id: string;
  /** Signed-in user, if any. */
  userId?: string;
  /** Ids of the sessions that let it hear private channels; it is closed when one of them is over. */
  readonly sessions: Set<string>;
  send(frame: string): void;
  close(code: number, reason: string): void;
}
