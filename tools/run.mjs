// Runs a task of the project under the Node and pnpm it was made with, on any machine that has Node 20 and npm.
// What is missing comes from the npm registry through npx, once; nothing is installed by hand.
import { spawn, spawnSync } from 'node:child_process';

const NODE = '26.10.0';
const PNPM = '12.21.0';
const TASKS = {
  start: 'node tools/start.mjs',
  dev: 'node tools/start.mjs --dev',
  test: 'node tools/test.mjs',
  bench: 'node tools/bench.mjs',
  budget: 'node tools/budget.mjs',
  contract: 'node apps/runner/src/main.ts',
  docs: 'node tools/docs.mjs',
  new: 'node tools/new.mjs',
};

const [task = 'test', ...rest] = process.argv.slice(2);
const command = TASKS[task];
if (!command) {
  console.error(`unknown task ${task}; there are ${Object.keys(TASKS).join(', ')}`);
  process.exit(2);
}

const shell = process.platform === 'win32';
// A password may contain characters that are special to a shell.
const quoted = (word) => (shell ? JSON.stringify(word) : `'${word.replaceAll("'", "'\\''")}'`);
const words = rest.map(quoted).join(' ');
const steps = `pnpm install --frozen-lockfile --prefer-offline --reporter=silent && ${command} ${words}`;
const env = {
  ...process.env,
  NODE_MAJOR: NODE.split('.')[0],
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // Hides npx warnings, which do not matter here.
  npm_config_loglevel: 'error',
};

const packages = [];
if (Number(process.versions.node.split('.')[0]) < 26) packages.push('-p', `node@${NODE}`);
if (spawnSync('pnpm', ['--version'], { shell, stdio: 'ignore' }).status !== 0) {
  packages.push('-p', `pnpm@${PNPM}`);
}

// A process group of its own, so that one signal reaches everything that was started.
const options = { stdio: 'inherit', env, shell, detached: !shell };
const child =
  packages.length > 0
    ? spawn('npx', ['--yes', '--prefer-offline', ...packages, '-c', steps], options)
    : spawn(steps, { ...options, shell: true });

function stop(signal) {
  try {
    if (shell) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// When npm is killed, so is the shell between npm and this process, which then gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
