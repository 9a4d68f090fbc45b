import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is being prerendered or hydrated, when it must not depend on the date or the device. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
