import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file.ts';

// One thread for each file, so that a large file does not block other calls.
parentPort?.postMessage({ table: readFile(workerData.bytes, workerData.name) });
