import * as z from 'zod/mini';

/** Clients send the data of protocol messages as an object, that of their own events as any JSON. */
const ClientMessage = z.object({
  event: z.string(),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type ClientMessage = z.infer<typeof ClientMessage>;

export const Subscribe = z.object({
  channel: z.string(),
  auth: z.optional(z.string()),
  channel_data: z.optional(z.string()),
});
export const Unsubscribe = z.object({ channel: z.string() });
export const SignIn = z.object({ auth: z.string(), user_data: z.string() });
export const UserData = z.object({ id: z.union([z.string().check(z.minLength(1)), z.number()]) });
export const ChannelData = z.object({
  user_id: z.union([z.string().check(z.minLength(1)), z.number()]),
  user_info: z.optional(z.unknown()),
});

/** Parses JSON; undefined when it is invalid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a frame of a client; undefined when it is not valid in the protocol. */
export function readMessage(text: string): ClientMessage | undefined {
  return ClientMessage.safeParse(readJson(text)).data;
}
