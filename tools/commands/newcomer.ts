import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyTree, ROOT } from '../checks/copied-tree.ts';
import { endTree } from '../processes/process-tree.mjs';

/** All that a shell, an address and a pattern of files could stumble over. */
const FOLDER = "งาน ทดสอบ & co's 50%";
/** Settings for the tests, or by those who started them. */
const OURS = /^(npm|pnpm|vitest|turbo|node_|lighthouse|supervised|fc_|e2e_|(web|api)_port$)/i;

/** Listens and never answers, as a registry behind a cut line. */
async function startSilence() {
  const silence = createServer().listen(0, '127.0.0.1');
  await once(silence, 'listening');
  const address = silence.address();
  return { silence, port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
}

/** Returns a port that nobody has. */
export async function freePort(): Promise<number> {
  const { silence, port } = await startSilence();
  silence.close();
  await once(silence, 'close');
  return port;
}

const placesOf = (command: string) =>
  (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, command)));

/** Returns the path without the folders of pnpm, unless npm is there alone. */
function pathWithoutPnpm(): string {
  const withPnpm = placesOf('pnpm');
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !withPnpm.includes(part));
  const hasNpm = placesOf('npm').some((folder) => folders.includes(folder));
  return hasNpm ? folders.join(delimiter) : (process.env.PATH ?? '');
}

/** Returns the store from which this tree was installed: that of another disk would be an empty one. */
function storeOf(): string {
  const { storeDir } = JSON.parse(readFileSync(join(ROOT, 'node_modules/.modules.yaml'), 'utf8'));
  return dirname(storeDir);
}

function commit(folder: string): void {
  const author = ['-c', 'user.name=N', '-c', 'user.email=n@example.org'];
  const git = (...args: string[]) =>
    spawnSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'All');
  git('commit', '--quiet', '-m', 'None', '--allow-empty');
}

interface More {
  readonly env?: Readonly<Record<string, string>>;
  /** Text that is typed in. */
  readonly input?: string;
}

/**
 * Clones the tree as a newcomer has it: Node and npm in the path and, as after the first command, what npx fetched and
 * pnpm's store on the disk. From now on the registry answers nothing.
 */
export async function openClone() {
  const copy = copyTree(FOLDER);
  commit(copy.at);
  const { silence, port } = await startSilence();
  const registry = `http://127.0.0.1:${port}/`;
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
    PATH: pathWithoutPnpm(),
    npm_config_registry: registry,
    pnpm_config_registry: registry,
    pnpm_config_store_dir: storeOf(),
    // Of the same files the same is built.
    TURBO_CACHE_DIR: join(ROOT, '.turbo/cache'),
  };
  const madeWith = await import(pathToFileURL(join(copy.at, 'tools/made-with.mjs')).href);
  const missing = madeWith.missingPackages(env);
  if (missing.length > 0) madeWith.keepFolder(missing, placesOf('pnpm')[0]);
  const start = (line: string, more: More = {}, output: 'pipe' | number = 'pipe') =>
    spawn(line, {
      cwd: copy.at,
      env: { ...env, ...more.env },
      shell: true,
      stdio: ['pipe', output, output],
    });
  const log = join(tmpdir(), `newcomer-${process.pid}.log`);

  return {
    at: copy.at,
    /** Runs a line to its end. What it says goes to a file: a pipe would wait for whatever the line leaves running. */
    async run(line: string, more: More = {}) {
      const output = openSync(log, 'w');
      const running = start(line, more, output);
      running.stdin?.end(more.input ?? '');
      const [code] = await once(running, 'exit');
      closeSync(output);
      return { code, said: readFileSync(log, 'utf8') };
    },
    /** Starts a line that goes on, and waits until it says these words. Rejects when it ends before. */
    async serve(line: string, words: string, more: More = {}) {
      const running = start(line, more);
      let output = '';
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      for (const stream of [running.stdout, running.stderr]) {
        stream?.setEncoding('utf8').on('data', (part: string) => {
          output += part;
          if (output.includes(words)) resolve();
        });
      }
      const ended = once(running, 'close').then(() =>
        reject(new Error(`${line} ended:\n${output}`)),
      );
      await promise;
      return {
        said: () => output,
        async [Symbol.asyncDispose]() {
          await endTree(running.pid ?? 0, 'SIGINT');
          await ended;
        },
      };
    },
    [Symbol.dispose]() {
      silence.close();
      rmSync(log, { force: true });
      copy[Symbol.dispose]();
    },
  };
}
