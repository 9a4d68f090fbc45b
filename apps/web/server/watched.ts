import { type Channel, channel } from 'node:diagnostics_channel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentRequest } from './trace/trace.ts';

/** Events that are counted where METRICS_PORT is set; without a listener they cost nothing. */
interface Watched {
  /** A visitor's request was answered. */
  readonly answer: { readonly request: FastifyRequest; readonly reply: FastifyReply };
  /** A socket of the push server was opened or closed. */
  readonly socket: { readonly more: 1 | -1 };
  /** A page was sent: from the cache, or rendered for this visitor. */
  readonly page: { readonly from: 'cache' | 'render' };
  /** Something was refused by a limit. */
  readonly refusal: { readonly limit: 'pages' | 'calls' | 'reports' | 'search' };
  /** A field of the backend's answer broke the contract; '' stands for the whole answer. */
  readonly wrongAnswer: { readonly endpoint: string; readonly field: string };
  /** A browser has reported how fast a page was. */
  readonly vital: { readonly name: string; readonly screen: string; readonly value: number };
  /** A browser has reported a mistake. */
  readonly mistake: { readonly kind: string; readonly screen: string };
}

type Name = keyof Watched;

const channels = new Map<Name, Channel>();

/** Returns the channel of an event. */
function channelOf(name: Name): Channel {
  const known = channels.get(name) ?? channel(`portal.${name}`);
  channels.set(name, known);
  return known;
}

/** Returns the host name of the cooperative of a request, where the server has several. */
export const cooperativeOf = (request = currentRequest()): string | undefined =>
  request?.server.cooperative;

/** Tells whoever counts it that something has happened. */
export const happened = <K extends Name>(name: K, event: Watched[K]): void =>
  channelOf(name).publish(event);

/** Calls back for each event; returns a function that ends it. */
export function watch<K extends Name>(name: K, listener: (event: Watched[K]) => void): () => void {
  // The channel is published to by `happened` alone.
  const heard = (event: unknown) => listener(event as Watched[K]);
  channelOf(name).subscribe(heard);
  return () => void channelOf(name).unsubscribe(heard);
}
