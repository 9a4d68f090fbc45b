// Starts the built portal on free ports of this machine: the mock, and the web in front of it.
import { answers, end, freePort, HOST, run, startMock, WEB } from './processes.mjs';

/** The web's own server, in front of a backend. */
function startWeb({ port, backend, dist, patienceMs }) {
  return run(WEB, ['server/server.ts'], {
    WEB_PORT: String(port),
    API_PORT: String(backend.port),
    EXTRA_PATHS: '/recaptcha/* /apps/*',
    ...(dist && { WEB_DIST: dist }),
    ...(patienceMs && { PAGE_PATIENCE_MS: String(patienceMs) }),
  });
}

/**
 * Starts the portal as it is built (`dist`, or WEB_DIST); a page waits `patienceMs` for its feeds. `origin` is the address of its
 * pages; `close` ends it.
 */
export async function startPortal({ dist = process.env.WEB_DIST, patienceMs } = {}) {
  const backend = await startMock();
  const children = [backend.child];
  const close = () => Promise.all(children.map(end));
  try {
    const port = await freePort();
    const web = startWeb({ port, backend, dist, patienceMs });
    children.push(web);
    const origin = `http://${HOST}:${port}`;
    await answers(`${origin}/site.json`, web);
    return { origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
