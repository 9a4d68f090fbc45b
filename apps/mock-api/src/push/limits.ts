// Limits of the Pusher Channels protocol, as the provider documents them.

/** Bytes of an event's data. */
export const MAX_EVENT_BYTES = 10_240;
export const MAX_EVENT_NAME = 200;
export const MAX_CHANNELS_PER_EVENT = 100;
export const MAX_EVENTS_PER_BATCH = 10;
export const MAX_PRESENCE_MEMBERS = 100;
/** Bytes of the data of a presence member. */
export const MAX_MEMBER_BYTES = 2_048;
/** Events a browser may send in a second. */
export const CLIENT_EVENTS_PER_SECOND = 10;
/** Seconds by which a signed request's clock may differ. */
export const MAX_CLOCK_SKEW_S = 600;
/** A socket with more unread bytes than this is dropped, so that it cannot fill the memory. */
export const MAX_BUFFERED_BYTES = 1_048_576;
/** Largest frame a browser may send: an event, its channel data and room for their quotes. */
export const MAX_FRAME_BYTES = 65_536;
export const MAX_CHANNELS_PER_CONNECTION = 100;
/** Frames of any kind that one connection may send in a second; above it, it is closed. */
export const FRAMES_PER_SECOND = 200;
