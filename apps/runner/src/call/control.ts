import { parseJson } from '@coop/contracts/entry/parse-json';
import { CannotRun } from './cannot-run.ts';

/** The procedures of the mock's control plane that a run uses. */
export interface Control {
  snapshot(world: string, snapshot: string): Promise<void>;
  restore(world: string, snapshot: string): Promise<void>;
  forget(snapshot: string): Promise<void>;
  delete(world: string): Promise<void>;
  /** Returns the Bangkok day by the clock of a world. */
  today(world: string): Promise<string>;
  /** Returns the backend that calls of the world are proxied to; undefined when the mock answers them all. */
  proxiesTo(world: string): Promise<string | undefined>;
}

const PREFIX = '/__control';

interface BackendState {
  readonly url?: string | null;
  readonly proxied?: number;
}

async function refusalOf(procedure: string, answer: Response): Promise<CannotRun> {
  const body = parseJson(await answer.text()) as { error?: { message?: unknown } } | undefined;
  const why = body?.error?.message ?? `HTTP ${answer.status}`;
  return new CannotRun(`the mock’s control plane refused ${procedure}: ${why}`);
}

/** Reads what a procedure says of a world; undefined where a mock does not know it. */
async function read<T>(baseUrl: string, procedure: string, world: string): Promise<T | undefined> {
  const input = encodeURIComponent(JSON.stringify({ world }));
  const answer = await fetch(`${baseUrl}${PREFIX}/${procedure}?input=${input}`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw await refusalOf(procedure, answer);
  const body = parseJson(await answer.text()) as { result?: { data?: T } } | undefined;
  return body?.result?.data;
}

/** An older mock, which cannot proxy, does not know the procedure. */
async function proxiesTo(baseUrl: string, world: string): Promise<string | undefined> {
  const state = await read<BackendState>(baseUrl, 'backend.get', world);
  return state?.proxied ? (state.url ?? 'a backend') : undefined;
}

async function today(baseUrl: string, world: string): Promise<string> {
  const clock = await read<{ readonly now: number }>(baseUrl, 'clock.get', world);
  const now = new Date(clock?.now ?? Date.now());
  return now.toLocaleDateString('en-CA', { timeZone: 'Asia/Bangkok' });
}

async function isThere(baseUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${baseUrl}${PREFIX}/worlds.list`, {
      signal: AbortSignal.timeout(5_000),
    });
    const body = parseJson(await answer.text()) as { result?: { data?: unknown } } | undefined;
    return answer.ok && Array.isArray(body?.result?.data);
  } catch {
    return false;
  }
}

/** Returns the control plane at an address; undefined for anything but a mock that has it on. */
export async function findControl(baseUrl: string): Promise<Control | undefined> {
  if (!(await isThere(baseUrl))) return undefined;
  const call = async (procedure: string, input: object) => {
    const answer = await fetch(`${baseUrl}${PREFIX}/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw await refusalOf(procedure, answer);
  };
  return {
    snapshot: (world, snapshot) => call('worlds.snapshot', { world, snapshot }),
    restore: (world, snapshot) => call('worlds.restore', { world, snapshot }),
    forget: (snapshot) => call('worlds.forget', { snapshot }),
    delete: (world) => call('worlds.delete', { world }),
    today: (world) => today(baseUrl, world),
    proxiesTo: (world) => proxiesTo(baseUrl, world),
  };
}
