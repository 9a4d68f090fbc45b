import { requestIdle } from '../request-idle.ts';
import { isRemembered } from './figures.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/**
 * Has the browser keep the portal itself, when it has nothing better to do: for a member who is remembered on this
 * device or who has installed it. Other visitors are spared the download.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (!isRemembered() && !isInstalled()) return;
  requestIdle(() => {
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn(error));
  });
}
