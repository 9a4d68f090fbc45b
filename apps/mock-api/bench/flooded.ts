import { setTimeout as wait } from 'node:timers/promises';
import { openAgent, sendWire } from '../src/testing/wire.ts';
import { median } from './figures.ts';
import { findsWhoSignsIn } from './signing-in.ts';
import { botToken, numberOf, signIn } from './visit.ts';
import { startPortal } from './web-process.ts';

// `node bench/flooded.ts`: 500 addresses send sign-ins through the web as fast as they are answered, without a right
// bot check; beside them 50 members sign in, each from an address of its own, and 50 more from one office. Ends with 1
// unless every member gets in. `CHECKED=1`: the flood passes the bot check and guesses passwords.

const ADDRESSES = 500;
const MEMBERS = 50;
/** Requests that the flood has open at once. */
const AT_ONCE = 60;
const ARRIVING_MS = 10_000;

await using portal = await startPortal();
const { url } = portal;
const whoSignsIn = findsWhoSignsIn(1_000_000);
const isChecked = process.env.CHECKED === '1';
const agent = openAgent(AT_ONCE);
const statuses = new Map<number, number>();
let isOver = false;
let sent = 0;

async function flood(): Promise<void> {
  while (!isOver) {
    sent += 1;
    const at = sent % ADDRESSES;
    const address = `203.0.${at >> 8}.${at & 255}`;
    const membership_no = numberOf((sent % 9_000) + 1);
    const here = { url, agent, address };
    const recaptcha = isChecked ? await botToken(here) : 'invented';
    const body = { membership_no, mem_password: 'guess', remember: false, recaptcha };
    const { status } = await sendWire(here, 'POST', '/api/member/auth/login', body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

const times: number[] = [];

/** Signs members in, one after another all through the flood; returns how many got in. */
async function arrive(addressOf: (index: number) => string, firstNo: number): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: MEMBERS }, async (_, index) => {
      await wait((ARRIVING_MS / MEMBERS) * index);
      const began = performance.now();
      const here = { url, agent: openAgent(1), address: addressOf(index) };
      await signIn(here, whoSignsIn(firstNo + index * 37)).finally(() => here.agent.destroy());
      times.push(performance.now() - began);
    }),
  );
  const refused = results.find((one) => one.status === 'rejected');
  if (refused) console.error(refused.reason);
  return results.filter((one) => one.status === 'fulfilled').length;
}

const floods = Array.from({ length: AT_ONCE }, flood);
await wait(2_000);
const [apart, office] = await Promise.all([
  arrive((index) => `198.18.0.${index}`, 20_000),
  arrive(() => '198.18.1.1', 40_000),
]);
isOver = true;
await Promise.all(floods);
agent.destroy();

const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
console.log(
  `beside ${ADDRESSES} addresses that sent ${sent} sign-ins (${told}): ` +
    `${apart} of ${MEMBERS} members got in from their own addresses, ${office} of ${MEMBERS} from one office, ` +
    `in ${median(times).toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms (most)`,
);
process.exitCode = apart === MEMBERS && office === MEMBERS ? 0 : 1;
