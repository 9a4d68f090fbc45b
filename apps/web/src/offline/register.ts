import { requestIdle } from '../client/request-idle.ts';
import { isRemembered } from './figures.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

const WORKER = '/sw.js';

/** The worker's address, as the content security policy wants it named; asked for once a page. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => WORKER,
  });
  return policy?.createScriptURL('') ?? WORKER;
}

let isAsked = false;

/**
 * Has the browser keep the portal itself, when it has nothing better to do: for a member who is remembered on this
 * device or who has installed it. Other visitors are spared the download.
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
