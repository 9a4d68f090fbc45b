import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { headersOf, type WireIdentity } from '../src/testing/processes/wire.ts';
import { callerOf, post, signIn } from './client.ts';
import { type Figure, median, rounded } from './figures.ts';
import { startServer, stop } from './server-process.ts';

const PERSONA = 1;
/** Short and long answers: 21 bytes, two pages that everybody opens, and the longest list. */
const FEEDS = [
  '/api/member/lastupdate_bydepstatement',
  '/api/member/mem_overview',
  '/api/member/mem_kep',
  '/api/member/mem_share',
];
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 10;

/** A Fastify process that answers the same bodies and does nothing else. */
async function startBare(answers: Record<string, string>) {
  const child = fork(fileURLToPath(new URL('./bare.ts', import.meta.url)));
  const parsed = Object.entries(answers).map(([path, text]) => [path, JSON.parse(text)]);
  child.send(Object.fromEntries(parsed));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bare server ended with ${code} before it listened`);
  });
  const [{ address: url }] = await Promise.race([once(child, 'message'), ended]);
  return { url, [Symbol.asyncDispose]: () => stop(child) };
}

async function requestsPerSecond(caller: WireIdentity, path: string): Promise<number> {
  const result = await autocannon({
    url: caller.url + path,
    method: 'POST',
    headers: headersOf(caller),
    body: '{}',
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: not every answer was 200`);
  return result.requests.average;
}

/** Alternates rounds, so that other load on the machine affects both. */
async function compare(mock: WireIdentity, bare: WireIdentity, path: string) {
  const rates = { mock: [] as number[], bare: [] as number[], writing: [] as number[] };
  // The first round of each only warms it up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = [
      await requestsPerSecond(mock, path),
      await requestsPerSecond(bare, path),
      await requestsPerSecond(bare, `/written${path}`),
    ] as const;
    if (round === 0) continue;
    rates.mock.push(measured[0]);
    rates.bare.push(measured[1]);
    rates.writing.push(measured[2]);
  }
  const against = (others: readonly number[]) => (median(rates.mock) / median(others)) * 100;
  return {
    readyMade: against(rates.bare),
    writing: against(rates.writing),
    details: {
      mockPerSecond: rounded(rates.mock),
      barePerSecond: rounded(rates.bare),
      writingPerSecond: rounded(rates.writing),
    },
  };
}

async function measure(journal: boolean): Promise<Figure[]> {
  await using server = await startServer(journal ? { MOCK_CONTROL: '1' } : {});
  const member = await signIn(callerOf(server.url), PERSONA);
  const answers: Record<string, string> = {};
  for (const path of FEEDS) answers[path] = await post(member, path);
  await using bare = await startBare(answers);
  const plain = { ...member, url: bare.url };
  const figures: Figure[] = [];
  for (const [path, text] of Object.entries(answers)) {
    if ((await post(plain, path)) !== text) throw new Error(`${path}: the bytes differ`);
    const bytes = Buffer.byteLength(text).toLocaleString('en');
    const name = `${path}, ${bytes} bytes, ${journal ? 'with the journal' : 'closed'}, against a bare route`;
    const compared = await compare(member, plain, path);
    const common = { unit: '%', target: { atLeast: journal ? 60 : 80 }, details: compared.details };
    figures.push(
      { ...common, name: `${name} of ready-made bytes`, value: compared.readyMade },
      { ...common, name: `${name} that writes JSON`, value: compared.writing },
    );
  }
  return figures;
}

/**
 * Measures requests a second relative to a bare Fastify route of the same bytes: with control plane and journal, as
 * `npm start` runs the mock, and closed, as on the internet.
 */
export async function throughput(): Promise<Figure[]> {
  return [...(await measure(true)), ...(await measure(false))];
}
