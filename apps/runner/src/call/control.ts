import { parseJson } from '@coop/contracts/entry/parse-json';
import { CannotRun } from './cannot-run.ts';

const PREFIX = '/__control';

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

/**
 * Returns the backend that calls of the world are proxied to; undefined when the mock answers them all, as an older one
 * does, which does not know the procedure.
 */
async function proxiesTo(baseUrl: string, world: string): Promise<string | undefined> {
  type State = { readonly url?: string | null; readonly proxied?: number };
  const state = await read<State>(baseUrl, 'backend.get', world);
  return state?.proxied ? (state.url ?? 'a backend') : undefined;
}

/** Returns the time by the clock of a world. */
async function now(baseUrl: string, world: string): Promise<number> {
  const clock = await read<{ readonly now: number }>(baseUrl, 'clock.get', world);
  return clock?.now ?? Date.now();
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

/** Returns those procedures of the control plane at an address that a run uses; undefined for anything but a mock that has it on. */
export async function findControl(baseUrl: string) {
  if (!(await isThere(baseUrl))) return undefined;
  const call = async (procedure: string, input: object) => {
    const answer = await fetch(`${baseUrl}${PREFIX}/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }).catch(() => {
      throw new CannotRun(`the mock’s control plane gave no answer to ${procedure}`);
    });
    if (!answer.ok) throw await refusalOf(procedure, answer);
  };
  return {
    snapshot: (world: string, snapshot: string) => call('worlds.snapshot', { world, snapshot }),
    restore: (world: string, snapshot: string) => call('worlds.restore', { world, snapshot }),
    forget: (snapshot: string) => call('worlds.forget', { snapshot }),
    delete: (world: string) => call('worlds.delete', { world }),
    /** Has the officer ask for more papers for an application. */
    askForPapers: (world: string, member: string, application: string) =>
      call('officer.decideLoan', {
        world,
        member,
        no: application,
        action: 'papers',
        reason: 'contract run',
      }),
    /** Has the officer approve a money request. */
    approveRequest: (world: string, member: string, request: string) =>
      call('officer.decide', {
        world,
        member,
        requestNo: request,
        action: 'approve',
        reason: 'contract run',
      }),
    now: (world: string) => now(baseUrl, world),
    proxiesTo: (world: string) => proxiesTo(baseUrl, world),
  };
}

export type Control = NonNullable<Awaited<ReturnType<typeof findControl>>>;
