import type { FastifyInstance } from 'fastify';

/** An index is so old at most; building one takes less than a hundred calls. */
export const FRESH_MS = 300_000;
/** A backend that was not there at the start may be there then. */
const AGAIN_MS = 5_000;

/** Builds an index once the server listens, and anew from time to time, so that no visitor waits for it. */
export function keepFresh(app: FastifyInstance, build: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  async function turn() {
    const isBuilt = await build().then(
      () => true,
      (error) => {
        app.log.warn(error, 'the public feeds could not be read for the search');
        return false;
      },
    );
    if (!isClosing) timer = setTimeout(turn, isBuilt ? FRESH_MS : AGAIN_MS).unref();
  }
  app.addHook('onListen', () => void turn());
  app.addHook('preClose', (done) => {
    isClosing = true;
    clearTimeout(timer);
    done();
  });
}
