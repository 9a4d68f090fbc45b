import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file.ts';

// A thread of its own for one file, so that a heavy one keeps nobody waiting.
parentPort?.postMessage(readFile(workerData));
