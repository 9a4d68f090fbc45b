import { Worker } from 'node:worker_threads';
import type { Drawing } from './card.ts';

/** Beside this code, as source or as the bundle's own entry (rolldown.config.ts). */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js',
  import.meta.url,
);
const MOST_MS = 10_000;
const MOST_MEMORY_MB = 96;
/** An idle thread ends after this time, and gives its memory back. */
const IDLE_MS = 60_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

function end(): void {
  thread?.terminate();
  thread = undefined;
}

function open(): Worker {
  const worker = new Worker(WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  // It keeps no server from ending.
  worker.unref();
  const forget = () => {
    if (thread === worker) thread = undefined;
  };
  worker.once('error', forget).once('exit', forget);
  return worker;
}

/**
 * Draws a picture in a thread of its own, so that it takes neither time nor memory from the pages. One at a time: callers
 * wait for the answer before the next picture. Rejects when the thread does.
 */
export async function drawInThread(drawing: Drawing): Promise<Buffer> {
  clearTimeout(idle);
  const worker = thread ?? open();
  thread = worker;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // Under `--watch` Node sends messages of its own.
  const onMessage = ({ png }: { png?: Uint8Array<ArrayBuffer> }) =>
    png && resolve(Buffer.from(png.buffer));
  const onExit = () => reject(new Error('the drawing thread has ended'));
  const timer = setTimeout(() => {
    reject(new Error(`a picture took more than ${MOST_MS} ms`));
    end();
  }, MOST_MS);
  worker.on('message', onMessage).on('error', reject).on('exit', onExit);
  worker.postMessage(drawing);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', reject).off('exit', onExit);
    idle = setTimeout(end, IDLE_MS).unref();
  });
}
