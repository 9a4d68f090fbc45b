const NAME = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
const USER = /^#server-to-user-(.{1,200})$/;
const CACHE = /^(private-|private-encrypted-|presence-)?cache-/;

/** Returns whether clients and servers may use this channel name. */
export const isChannelName = (name: string): boolean => NAME.test(name) || USER.test(name);

/** Returns the user to whom this channel belongs (`#server-to-user-7` → `7`). */
export const userOfChannel = (name: string): string | undefined => USER.exec(name)?.[1];

export const isPresence = (name: string): boolean => name.startsWith('presence-');

/** Returns whether subscribing needs a signature. A prefix counts at the start only: `my-private-x` is public. */
export const isSigned = (name: string): boolean => name.startsWith('private-') || isPresence(name);

/** Returns whether the channel sends its last event to later subscribers. */
export const isCache = (name: string): boolean => CACHE.test(name);
