import { parseJson } from './answer.ts';

/** The few things that the run asks of the mock's control plane. */
export interface Control {
  snapshot(world: string, snapshot: string): Promise<void>;
  restore(world: string, snapshot: string): Promise<void>;
  /** Deletes what the run has made. */
  forget(world: string | undefined, snapshot: string): Promise<void>;
}

const PREFIX = '/__control';

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

/** The control plane at an address; undefined for anything but a mock that has it on. */
export async function findControl(baseUrl: string): Promise<Control | undefined> {
  if (!(await isThere(baseUrl))) return undefined;
  const call = async (procedure: string, input: object) => {
    const answer = await fetch(`${baseUrl}${PREFIX}/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`control plane: ${procedure} answered ${answer.status}`);
  };
  return {
    snapshot: (world, snapshot) => call('worlds.snapshot', { world, snapshot }),
    restore: (world, snapshot) => call('worlds.restore', { world, snapshot }),
    async forget(world, snapshot) {
      await call('worlds.forget', { snapshot });
      if (world !== undefined) await call('worlds.delete', { world });
    },
  };
}
