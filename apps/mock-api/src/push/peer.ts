/** A connected socket as the hub sees it. */
export interface Peer {
  readonly id: string;
  /** Signed-in user, if any. */
  userId?: string;
  send(frame: string): void;
  close(code: number, reason: string): void;
}
