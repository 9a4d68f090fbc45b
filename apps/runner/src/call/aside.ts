import { randomUUID } from 'node:crypto';
import { TOO_MANY } from '@coop/contract-laws/rate-limit';
import type { Answer, Sent } from './answer.ts';
import type { Control } from './control.ts';
import type { Wire } from './wire.ts';

/** Opens a second world of a mock in the same state, for calls that a rate limit of the first one holds back. */
export function openAside(control: Control, wire: Wire, snapshot: string) {
  let world: string | undefined;
  /** Paths that answer 429 in every world. */
  const hopeless = new Set<string>();
  const close = async () => {
    if (world !== undefined) await control.delete(world);
    world = undefined;
  };
  const ask = (sent: Sent, name: string) =>
    wire.send({ ...sent, headers: { ...sent.headers, 'x-mock-world': name } });
  return {
    /** Resolves to undefined when even a new world answers 429, so that waiting would not help. */
    async send(sent: Sent): Promise<Answer | undefined> {
      if (hopeless.has(sent.path)) return undefined;
      const known = world === undefined ? undefined : await ask(sent, world);
      if (known && known.status !== TOO_MANY) return known;
      await close();
      world = `aside-${randomUUID()}`;
      await control.restore(world, snapshot);
      const answer = await ask(sent, world);
      if (answer.status !== TOO_MANY) return answer;
      hopeless.add(sent.path);
      return undefined;
    },
    async restore() {
      if (world !== undefined) await control.restore(world, snapshot);
    },
    close,
  };
}

export type Aside = ReturnType<typeof openAside>;
