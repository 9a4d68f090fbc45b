import { requestIdle } from '../client/request-idle.ts';
import { isRemembered } from './figures.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

const WORKER = '/sw.js';

/** The worker's address as a TrustedScriptURL, which the content security policy requires; called once per page. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => WORKER,
  });
  return policy?.createScriptURL('') ?? WORKER;
}

let isAsked = false;

/**
 * Registers the service worker when the browser is idle, but only for a member who is remembered on this device or who
 * has installed the portal; other visitors are spared the download.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (isAsked || (!isRemembered() && !isInstalled())) return;
  isAsked = true;
  requestIdle(() => {
    navigator.serviceWorker
      .register(workerAddress(), { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn(error));
  });
}
