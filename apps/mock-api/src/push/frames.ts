// Frames the server sends. Data of events is a JSON string inside the JSON, as every client expects it.

interface Extra {
  readonly channel?: string;
  readonly user_id?: string;
}

function frame(event: string, data: unknown, extra: Extra = {}): string {
  return JSON.stringify({ event, data, ...extra });
}

export const established = (socketId: string, activityTimeoutS: number): string =>
  frame(
    'pusher:connection_established',
    JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeoutS }),
  );

export const PING = frame('pusher:ping', '{}');
export const PONG = frame('pusher:pong', '{}');

/** An error outside of a subscription; without a code the connection stays open. */
export const error = (code: number | null, message: string): string =>
  frame('pusher:error', { code, message });

export const subscribed = (channel: string, data: object = {}): string =>
  frame('pusher_internal:subscription_succeeded', JSON.stringify(data), { channel });

export const refused = (channel: string, message: string): string =>
  frame(
    'pusher:subscription_error',
    { type: 'AuthError', error: message, status: 401 },
    { channel },
  );

export const memberAdded = (channel: string, userId: string, userInfo: unknown): string =>
  frame('pusher_internal:member_added', JSON.stringify({ user_id: userId, user_info: userInfo }), {
    channel,
  });

export const memberRemoved = (channel: string, userId: string): string =>
  frame('pusher_internal:member_removed', JSON.stringify({ user_id: userId }), { channel });

export const cacheMiss = (channel: string): string => frame('pusher:cache_miss', '{}', { channel });

export const signedIn = (userData: string): string =>
  frame('pusher:signin_success', JSON.stringify({ user_data: userData }));

/** An event of a channel. `data` is the string that arrives; a client event on a presence channel names its sender. */
export const event = (channel: string, name: string, data: string, userId?: string): string =>
  frame(name, data, { channel, ...(userId !== undefined && { user_id: userId }) });
