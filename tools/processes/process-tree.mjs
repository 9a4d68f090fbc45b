// Finds the descendants of a process, also those in groups of their own: browsers and servers that a test runner
// started are out of reach of a signal to the group.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Reads parent and name of a process on Linux; the name may hold spaces and brackets. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = stat.lastIndexOf(')');
    const [state, parent] = stat.slice(nameEnd + 2).split(' ');
    const name = stat.slice(stat.indexOf('(') + 1, nameEnd);
    return state === 'Z' ? undefined : { pid, parent: Number(parent), name };
  } catch {
    return undefined; // It has just ended.
  }
}

/** Lists all running processes: pid, parent, name. */
export function listProcesses() {
  if (existsSync('/proc/self/stat')) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => readProcess(Number(pid))).filter(Boolean);
  }
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, name] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), name }] : [];
  });
}

/** Returns the given processes and their running descendants. */
export function treeOf(roots) {
  const processes = listProcesses();
  const found = new Set(roots);
  let size = -1;
  while (size !== found.size) {
    size = found.size;
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid);
  }
  return processes.filter(({ pid }) => found.has(pid)).map(({ pid }) => pid);
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

const GRACE_MS = 5_000;
const LOOK_MS = 100;

/** Signals a process and its descendants to end, and after five seconds kills the rest. */
export async function endTree(root, name = 'SIGTERM') {
  // An orphan is found no more, so everything that was ever seen is kept.
  const known = new Set(treeOf([root]));
  for (const pid of known) signal(pid, name);
  const until = Date.now() + GRACE_MS;
  let left = treeOf(known);
  while (left.length > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    for (const pid of treeOf(known)) known.add(pid);
    left = treeOf(known);
  }
  for (const pid of left) signal(pid, 'SIGKILL');
}
