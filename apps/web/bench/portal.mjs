// Starts the built portal on free ports of this machine: the mock, and the web in front of it.
import { answers, end, freePort, HOST, run, startMock, WEB } from './processes.mjs';

/** Starts the web's own server, in front of a backend. */
function startWeb({ port, backend, dist, timeoutMs }) {
  return run(WEB, ['server/server.ts'], {
    WEB_PORT: String(port),
    API_PORT: String(backend.port),
    EXTRA_PATHS: '/recaptcha/* /apps/*',
    ...(dist && { WEB_DIST: dist }),
    ...(timeoutMs && { PAGE_TIMEOUT_MS: String(timeoutMs) }),
  });
}

/** Starts the built portal (`dist`, or WEB_DIST). A page waits `timeoutMs` for its feeds; `close` ends it. */
export async function startPortal({ dist = process.env.WEB_DIST, timeoutMs } = {}) {
  const backend = await startMock();
  const children = [backend.child];
  const close = () => Promise.all(children.map(end));
  try {
    const port = await freePort();
    const web = startWeb({ port, backend, dist, timeoutMs });
    children.push(web);
    const origin = `http://${HOST}:${port}`;
    await answers(`${origin}/site.json`, web);
    return { origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
