import { useEffect } from 'react';
import { useOwnPreferences } from '../settings/preferences.tsx';

/**
 * Shows what a page does once it is hydrated: enables the controls that the server has disabled until then
 * (server/pages/rendered-body.ts), and takes over the preferences of the device.
 */
export function WhenHydrated() {
  useOwnPreferences();
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLButtonElement>('[data-hydrating]')) {
      control.disabled = false;
      delete control.dataset.hydrating;
    }
  }, []);
  return null;
}
