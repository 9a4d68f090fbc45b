import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server.ts', import.meta.url));

/** Inherited variables: where programs are, and the time (tools/circumstances.ts). */
const TAKEN = /^(PATH|TZ|LD_PRELOAD|FAKETIME.*)$/;
const taken = Object.fromEntries(Object.entries(process.env).filter(([name]) => TAKEN.test(name)));

/** Starts the mock as a separate process, from its source or from another file, killed when the test is over. */
export function startProcess(env: Record<string, string>, server = SERVER) {
  const child = spawn(process.execPath, [server], {
    env: { ...taken, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, [Symbol.dispose]: () => child.kill('SIGKILL') };
}

/** Returns the address on which it listens. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the process has no output');
  const [line] = await once(stdout, 'data');
  const address = /^mock-api ready at (http:\/\/\S+)\n/.exec(String(line))?.[1];
  if (!address) throw new Error(`the process said ${line}`);
  return address;
}

/** Returns how it ended, and its error output. */
export async function endOf(child: ChildProcess): Promise<{ code: unknown; errors: string }> {
  const errors = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  return { code, errors: await errors };
}
