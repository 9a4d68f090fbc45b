import type { Peer } from './peer.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Clients reconnect at once after this code, and have to ask for their private channels again. */
const SESSION_OVER = 4200;

/** Returns whether a session may still be used, or might have been at a time. */
export type IsLive = (sessionId: string, instant?: number) => boolean;

/** Creates the acts that close sockets: those of a session that is over, of a user, of a tester. */
export function createClosing({ peers, isSubscribed }: Subscriptions, isLive: IsLive) {
  const endFor = (peer: Peer) => peer.close(SESSION_OVER, 'the session is over');
  return {
    /** Notes the session that lets a socket hear a private channel. */
    tie(socketId: string, sessionId: string): void {
      for (const peer of peers.keys()) if (peer.id === socketId) peer.sessions.add(sessionId);
    },
    /** Closes the sockets of a session that is over. */
    endSession(sessionId: string): void {
      for (const peer of [...peers.keys()]) if (peer.sessions.has(sessionId)) endFor(peer);
    },
    /** Returns whether every session of a socket may still be used; closes the socket if not. */
    mayHear(peer: Peer, instant?: number): boolean {
      if ([...peer.sessions].every((id) => isLive(id, instant))) return true;
      endFor(peer);
      return false;
    },
    /** Closes all sockets of a signed-in user. */
    terminate(userId: string): void {
      for (const peer of peers.keys()) if (peer.userId === userId) peer.close(4009, 'terminated');
    },
    /** Closes the matching sockets, all without a filter; returns their number. */
    close(
      code: number,
      reason: string,
      { socket, channel }: { socket?: string; channel?: string } = {},
    ): number {
      const fit = [...peers.keys()].filter(
        (peer) =>
          (socket === undefined || peer.id === socket) &&
          (channel === undefined || isSubscribed(peer, channel)),
      );
      for (const peer of fit) peer.close(code, reason);
      return fit.length;
    },
  };
}
