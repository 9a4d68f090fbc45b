// Runs a shell line so that nothing of it outlives its caller.
import { spawn } from 'node:child_process';
import { endTree, listProcesses } from './process-tree.mjs';

const WATCH_MS = 500;
const SHELL = /^(sh|dash|bash|zsh)$/;

/**
 * Returns the processes whose end is ours: the parent and, where npm put a shell between itself and us, npm. When npm
 * is killed outright it leaves that shell behind, so that the shell alone tells nothing.
 */
function above() {
  const processes = new Map(listProcesses().map((process) => [process.pid, process]));
  const parent = processes.get(process.ppid);
  const behindShell = process.env.npm_lifecycle_event && SHELL.test(parent?.name ?? '');
  return `${process.ppid} ${behindShell ? parent.parent : ''}`;
}

/**
 * Runs a command in a process group of its own and ends with its code. A signal, the end of the caller, or a run longer
 * than `limitMs` ends it with all its descendants.
 */
export function supervise(command, args, { limitMs, env = process.env, ...options }) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: !shell,
    // Long-running commands watch us in turn, in case we are killed outright.
    env: { ...env, SUPERVISED_BY: String(process.pid) },
    ...options,
  });
  let stopping = false;

  async function stop(name, code) {
    if (stopping) return;
    stopping = true;
    if (shell) child.kill(name);
    else await endTree(child.pid, name);
    process.exit(code);
  }

  for (const [name, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(name, () => stop(name, code));
  }
  if (!shell) {
    const started = above();
    setInterval(() => above() !== started && stop('SIGTERM', 143), WATCH_MS).unref();
  }
  if (limitMs) {
    setTimeout(() => {
      console.error(`This took longer than ${limitMs / 60_000} minutes and was ended.`);
      void stop('SIGTERM', 1);
    }, limitMs).unref();
  }
  child.on('exit', (code) => !stopping && process.exit(code ?? 130));
}

/** Calls back when the supervisor of this process was killed outright and could not end anything. */
export function endWithSupervisor(stop) {
  const pid = Number(process.env.SUPERVISED_BY);
  if (!pid || process.platform === 'win32') return;
  const runs = () => listProcesses().some((process) => process.pid === pid);
  setInterval(() => runs() || stop(), WATCH_MS).unref();
}
