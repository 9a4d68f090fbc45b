import { Worker } from 'node:worker_threads';
import { createQueue } from '../../world/state/queue.ts';
import { type RawTable, TOO_MUCH, UNREADABLE } from './raw-table.ts';

/** Beside this code, as source or as the bundle's own entry (rolldown.config.ts). */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js',
  import.meta.url,
);
const MOST_MS = 20_000;
const MOST_MEMORY_MB = 192;
/** One file is read at a time; the others wait for their turn. */
const queue = createQueue({ mostWaiting: 8, seconds: 20 });

const TOO_LONG = 'ใช้เวลาอ่านไฟล์นานเกินไป กรุณาคัดลอกเฉพาะตารางไปไว้ในไฟล์ใหม่ หรือแบ่งไฟล์ให้เล็กลง';

function runWorker(bytes: Uint8Array, name: string): Promise<RawTable> {
  const { promise, resolve } = Promise.withResolvers<RawTable>();
  const worker = new Worker(WORKER, {
    workerData: { bytes, name },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const timer = setTimeout(() => resolve({ refusal: TOO_LONG }), MOST_MS);
  // Under `--watch` Node sends what the thread imports, too.
  worker.on('message', ({ table }: { table?: RawTable }) => table && resolve(table));
  // Out of memory ends the thread, not the server.
  worker.once('error', (error: NodeJS.ErrnoException) =>
    resolve({ refusal: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_MUCH : UNREADABLE }),
  );
  worker.once('exit', () => resolve({ refusal: UNREADABLE }));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}

/**
 * Reads a file in a thread of its own, within limits of time and memory.
 * @param name only for the advice on how to save it otherwise
 * @throws Busy when too many wait
 */
export const readInWorker = (bytes: Uint8Array, name = ''): Promise<RawTable> =>
  queue.run(() => runWorker(bytes, name));
