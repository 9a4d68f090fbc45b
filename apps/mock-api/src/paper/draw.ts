import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { messageOf } from '../message-of.ts';
import type { PaperDocument } from './document.ts';

/** Beside this code, as source or as the bundle's own entry (rolldown.config.ts). */
const ENTRY = import.meta.filename.endsWith('.ts') ? 'drawing-process.ts' : 'drawing-process.js';
/**
 * The library and its fonts take 40 MB, which even a thread would leave behind, so a process draws and ends once nothing
 * has been drawn for this long.
 */
const IDLE_MS = 5_000;

let drawing: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

function end(): void {
  drawing?.kill();
  drawing = undefined;
}

function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, ENTRY), {
    execArgv: [],
    serialization: 'advanced',
  });
  started.unref();
  started.once('exit', () => {
    if (drawing === started) drawing = undefined;
  });
  return started;
}

async function drawNow(paper: PaperDocument): Promise<Buffer> {
  clearTimeout(idle);
  drawing ??= start();
  const { channel } = drawing;
  const failed = new AbortController();
  const exited = once(drawing, 'exit', failed).then(() => {
    throw new Error('the process that draws papers has ended');
  });
  channel?.ref();
  try {
    drawing.send(paper);
    return Buffer.from(await Promise.race([messageOf<Uint8Array>(drawing, 'pdf', failed), exited]));
  } finally {
    failed.abort();
    exited.catch(() => undefined);
    channel?.unref();
    idle = setTimeout(end, IDLE_MS).unref();
  }
}

/** Writes a document as a PDF file in a process of its own, one after the other. */
export function drawPdf(paper: PaperDocument): Promise<Buffer> {
  const drawn = last.then(() => drawNow(paper));
  last = drawn.catch(() => undefined);
  return drawn;
}
