import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { isChannelName, isPresence, userOfChannel } from './channel-name.ts';
import type { ChannelInfo, Hub } from './hub.ts';
import { hubOf } from './hubs.ts';
import {
  MAX_CHANNELS_PER_EVENT,
  MAX_EVENT_BYTES,
  MAX_EVENT_NAME,
  MAX_EVENTS_PER_BATCH,
} from './limits.ts';
import { type PushOptions, worldBehind, worldNamedBy } from './push-app.ts';
import { PushError, type PushRequest, verify } from './signed-request.ts';

const SocketId = z.string().check(z.regex(/^\d+\.\d+$/));
const EventName = z.string().check(z.minLength(1), z.maxLength(MAX_EVENT_NAME));
const ChannelName = z.string().check(z.refine(isChannelName));
const Event = z.object({
  name: EventName,
  data: z.string(),
  channel: z.optional(ChannelName),
  channels: z.optional(
    z.array(ChannelName).check(z.minLength(1), z.maxLength(MAX_CHANNELS_PER_EVENT)),
  ),
  socket_id: z.optional(SocketId),
  info: z.optional(z.string()),
});
const BatchEvent = z.object({
  name: EventName,
  data: z.string(),
  channel: ChannelName,
  socket_id: z.optional(SocketId),
  info: z.optional(z.string()),
});
const Batch = z.object({ batch: z.array(BatchEvent).check(z.maxLength(MAX_EVENTS_PER_BATCH)) });

function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  let value: unknown;
  try {
    value = JSON.parse(String(body));
  } catch {
    throw new PushError(400, 'The body is not JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => issue.path.map(String).join('.') || 'body');
  throw new PushError(400, `Wrong or missing: ${[...new Set(places)].join(', ')}`);
}

function guardSize({ name, data }: { name: string; data: string }): void {
  if (Buffer.byteLength(data) > MAX_EVENT_BYTES) {
    throw new PushError(413, `The data of ${name} is larger than ${MAX_EVENT_BYTES} bytes`);
  }
}

const ATTRIBUTES = ['user_count', 'subscription_count', 'cache'] as const;
type Attribute = (typeof ATTRIBUTES)[number];

function attributesOf(info = ''): Attribute[] {
  const infoNames = info.split(',').filter(Boolean);
  const known = ATTRIBUTES.filter((attribute) => infoNames.includes(attribute));
  if (known.length < infoNames.length) throw new PushError(400, `Unknown info: ${info}`);
  return known;
}

function describe(name: string, found: ChannelInfo, attributes: readonly Attribute[]) {
  if (attributes.includes('user_count') && !isPresence(name)) {
    throw new PushError(400, 'user_count is known of presence channels only');
  }
  return {
    ...(attributes.includes('user_count') && { user_count: found.users.length }),
    ...(attributes.includes('subscription_count') && { subscription_count: found.subscriptions }),
    ...(attributes.includes('cache') && found.cached !== undefined && { cache: found.cached }),
  };
}

function trigger(hub: Hub, body: unknown) {
  const {
    name,
    data,
    channel,
    channels = channel ? [channel] : [],
    socket_id,
    info,
  } = parse(Event, body);
  if (channels.length === 0) throw new PushError(400, 'An event names its channels');
  guardSize({ name, data });
  const attributes = attributesOf(info);
  for (const other of channels) hub.publish(other, name, data, { except: socket_id });
  if (attributes.length === 0) return {};
  const described = channels.map((other) => [other, describe(other, hub.info(other), attributes)]);
  return { channels: Object.fromEntries(described) };
}

function triggerBatch(hub: Hub, body: unknown) {
  const { batch } = parse(Batch, body);
  for (const item of batch) guardSize(item);
  for (const { name, channel, data, socket_id } of batch) {
    hub.publish(channel, name, data, { except: socket_id });
  }
  if (!batch.some(({ info }) => info)) return {};
  return {
    batch: batch.map(({ channel, info }) =>
      describe(channel, hub.info(channel), attributesOf(info)),
    ),
  };
}

function listChannels(hub: Hub, query: Record<string, string>) {
  const { filter_by_prefix: prefix = '', info } = query;
  const attributes = attributesOf(info);
  if (attributes.includes('user_count') && !isPresence(prefix)) {
    throw new PushError(400, 'user_count needs filter_by_prefix=presence-');
  }
  const found = hub.occupied(prefix).filter((name) => userOfChannel(name) === undefined);
  const described = found.map((name) => [name, describe(name, hub.info(name), attributes)]);
  return { channels: Object.fromEntries(described) };
}

function showChannel(hub: Hub, name: string, info: string | undefined) {
  const found = hub.info(name);
  return { occupied: found.subscriptions > 0, ...describe(name, found, attributesOf(info)) };
}

function listUsers(hub: Hub, name: string) {
  if (!isPresence(name)) throw new PushError(400, 'Only presence channels know their users');
  return { users: hub.info(name).users.map((id) => ({ id })) };
}

/** Registers the provider's HTTP interface under /apps/{id}, for servers that raise events. */
export function registerPushApi(app: FastifyInstance, worlds: Worlds, options: PushOptions): void {
  app.register(async (scope) => {
    // The signature covers the bytes of the body, so they are kept as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, _request, reply: FastifyReply) => {
      if (error instanceof PushError) {
        return reply.status(error.status).send({ error: error.message });
      }
      throw error;
    });
    const worldFor = (request: PushRequest): World => {
      const named = worldNamedBy(request.params.id, options.app.id);
      if (named === undefined) throw new PushError(404, 'There is no application with this id');
      const key = named === null ? options.app.key : `${options.app.key}.${named}`;
      verify(request, options, key);
      return worldBehind(named, request, worlds);
    };
    const answer =
      (work: (hub: Hub, request: PushRequest) => object) => async (request: FastifyRequest) => {
        const pushRequest = request as PushRequest;
        return work(hubOf(worldFor(pushRequest)), pushRequest);
      };
    scope.post(
      '/apps/:id/events',
      answer((hub, { body }) => trigger(hub, body)),
    );
    scope.post(
      '/apps/:id/batch_events',
      answer((hub, { body }) => triggerBatch(hub, body)),
    );
    scope.get(
      '/apps/:id/channels',
      answer((hub, { query }) => listChannels(hub, query)),
    );
    scope.get(
      '/apps/:id/channels/:name',
      answer((hub, { params, query }) => showChannel(hub, params.name ?? '', query.info)),
    );
    scope.get(
      '/apps/:id/channels/:name/users',
      answer((hub, { params }) => listUsers(hub, params.name ?? '')),
    );
    scope.post(
      '/apps/:id/users/:user/terminate_connections',
      answer((hub, { params }) => {
        hub.terminate(params.user ?? '');
        return {};
      }),
    );
  });
}
