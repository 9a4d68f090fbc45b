import { test as base, beforeAll } from 'vitest';
import { type Control, createControl } from './control.ts';
import { openWorld, type World } from './world.ts';

export interface MockOptions {
  readonly seed?: string;
  /** Number of members; 12,000 by default. */
  readonly population?: number;
  /** Instant at which every world begins and stands still, as ISO 8601; by default clocks run from now on. */
  readonly clockStart?: string;
}

export interface Mock extends AsyncDisposable {
  /** Origin of the mock, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly control: Control;
  openWorld(name?: string): World;
}

/** Starts the mock in this process, on a free port, with a control plane and nothing stored. Dispose it to stop. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { startInProcess } = await import('@coop/mock-api/in-process');
  const { url, close } = await startInProcess(options);
  const control = createControl(url);
  return {
    url,
    control,
    openWorld: (name) => openWorld(url, name),
    [Symbol.asyncDispose]: close,
  };
}

/** Vitest's test with one mock for the file, and a world of its own for each test. */
export function testWithMock(options: MockOptions = {}) {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(options);
    return () => mock[Symbol.asyncDispose]();
  });
  return base.extend<{ mock: Mock; world: World }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
    mock: async ({}, use) => {
      await use(mock);
    },
    world: async ({ mock: started }, use) => {
      const world = started.openWorld();
      await use(world);
      await world.delete();
    },
  });
}
