import { useEffect } from 'react';

/** Enables the controls that the server has disabled until the page is hydrated (server/pages/rendered-body.ts). */
export function EnableControls() {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLButtonElement>('[data-hydrating]')) {
      control.disabled = false;
      delete control.dataset.hydrating;
    }
  }, []);
  return null;
}
