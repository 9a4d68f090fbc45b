import { callerOf, post } from './client.ts';
import type { Figure } from './figures.ts';
import { startServer } from './server-process.ts';
import { findsWhoSignsIn } from './signing-in.ts';
import { signIn } from './visit.ts';

const MEMBERS = 10_000;
const AT_ONCE = 8;
const FEEDS = ['mem_overview', 'mem_share', 'mem_loan', 'mem_dep'];

/** Signs a member in and reads everything the first screens show. */
async function readMember(url: string, no: number): Promise<void> {
  const member = await signIn(callerOf(url), no);
  for (const feed of FEEDS) await post(member, `/api/member/${feed}`);
}

/** Measures the memory of the process after this many different members of a million were read, closed or journaled. */
async function measure(journal: boolean): Promise<Figure> {
  await using server = await startServer(journal ? { MOCK_CONTROL: '1' } : {});
  const idle = server.rssMiB();
  const began = performance.now();
  // 97 is no divisor of a million: the numbers are different and spread over the population.
  const whoSignsIn = findsWhoSignsIn(1_000_000);
  let next = 0;
  const reader = async () => {
    while (next < MEMBERS) {
      next += 1;
      await readMember(server.url, whoSignsIn(((next * 97) % 1_000_000) + 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const seconds = (performance.now() - began) / 1_000;
  return {
    name: `RSS after ${MEMBERS.toLocaleString('en')} members were read, ${journal ? 'with the journal' : 'closed'}`,
    value: server.rssMiB(),
    unit: 'MiB',
    target: { atMost: journal ? 160 : 150 },
    details: { idleMiB: Math.round(idle), seconds: Math.round(seconds) },
  };
}

export async function memoryUse(): Promise<Figure[]> {
  return [await measure(true), await measure(false)];
}
