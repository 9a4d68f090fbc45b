import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is the page that the build writes, which knows nothing of the day and the device. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
