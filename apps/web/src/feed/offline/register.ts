import { isRemembered } from '../../session/session.ts';
import { requestIdle } from './request-idle.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

const WORKER = '/sw.js';

let address: string | undefined;

/** The worker's address as a TrustedScriptURL, which the content security policy requires; a policy is made once. */
function workerAddress(): string {
  const rules = { createScriptURL: () => WORKER };
  address ??= window.trustedTypes?.createPolicy('service-worker', rules).createScriptURL('');
  return address ?? WORKER;
}

/** Registers the service worker, or finds it. Resolves when it is active; throws where there is none. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const options = { updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register(workerAddress(), options);
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the service worker was not installed'));
    });
  });
  return registration;
}

/** Caches the files for making a PDF, where the portal is installed, for use without a connection. */
function keepPdfFiles({ active }: ServiceWorkerRegistration): void {
  if (isInstalled()) active?.postMessage('keep-pdf');
}

const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

let isRequested = false;

/** Registers the service worker when the browser is idle, for a page that must open without a connection, too. */
export function registerWorker(): void {
  if (!hasWorkers() || isRequested) return;
  isRequested = true;
  requestIdle(() => {
    startWorker()
      .then(keepPdfFiles)
      .catch((error: unknown) => console.warn(error));
  });
}

/** The same, but only for a member who is remembered on this device or has the portal installed; others are spared it. */
export function registerWorkerToStay(): void {
  if (hasWorkers() && (isRemembered() || isInstalled())) registerWorker();
}
