import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../src/message-of.ts';
import { DEMO_CHANNEL } from '../src/push/notify.ts';
import { DEMO_APP } from '../src/push/push-app.ts';
import { md5, sign } from '../src/push/signature.ts';
import type { WireIdentity } from '../src/testing/wire.ts';
import { callerOf, post } from './client.ts';
import { type Figure, median, rounded } from './figures.ts';
import { PUSH_SECRET, startServer, stop } from './server-process.ts';
import { signIn } from './visit.ts';

const SOCKETS = 1_000;
const ROUNDS = 100;
const WARM_UP = 10;
const EVENT = 'desktopNotify';
/** Some 300 bytes, as a notice is. */
const NOTE = {
  title: 'ประกาศวันหยุดทำการของสหกรณ์',
  body: 'สหกรณ์ปิดทำการวันที่ 5 ธันวาคม 2569 และเปิดตามปกติในวันทำการถัดไป',
  url: '69123',
};
const BODY = JSON.stringify({
  name: EVENT,
  channels: [DEMO_CHANNEL],
  data: JSON.stringify(NOTE),
});

const agent = new Agent({ keepAlive: true });
const now = () => process.hrtime.bigint();
const msBetween = (from: bigint, to: bigint) => Number(to - from) / 1e6;

/** Returns the address for posting events, signed as the provider requires; the bare server reads no query. */
function eventPath(): string {
  const path = `/apps/${DEMO_APP.id}/events`;
  const timestamp = Math.floor(Date.now() / 1_000);
  const hash = md5(Buffer.from(BODY));
  const query = `auth_key=${DEMO_APP.key}&auth_timestamp=${timestamp}&auth_version=1.0&body_md5=${hash}`;
  const signature = sign(PUSH_SECRET, `POST\n${path}\n${query}`);
  return `${path}?${query}&auth_signature=${signature}`;
}

function publish(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { 'content-type': 'application/json' };
  const sent = request(url + eventPath(), { method: 'POST', headers, agent }, (answer) => {
    answer.resume();
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve();
      else reject(new Error(`the event was answered with ${answer.statusCode}`));
    });
  });
  sent.on('error', reject);
  sent.end(BODY);
  return promise;
}

async function told(clients: ChildProcess, name: string): Promise<bigint> {
  return BigInt(await messageOf<string>(clients, name));
}

const inProcess = (file: string) => fork(fileURLToPath(new URL(file, import.meta.url)));

/** Measures from posting an event until the last listener has it. */
async function round(clients: ChildProcess, name: string, url: string): Promise<number> {
  const heard = told(clients, name);
  const began = now();
  await publish(url);
  return msBetween(began, await heard);
}

/** Measures a member's call during such a round. */
async function callMeanwhile(clients: ChildProcess, member: WireIdentity): Promise<number> {
  const heard = told(clients, 'mock');
  const sent = publish(member.url);
  const began = now();
  await post(member, '/api/member/mem_share');
  const ms = msBetween(began, now());
  await Promise.all([sent, heard]);
  return ms;
}

/** Measures one event to a thousand listeners, relative to a bare socket server; and a call meanwhile. */
export async function fanOut(): Promise<Figure[]> {
  await using server = await startServer();
  const [bare, clients] = [inProcess('./bare-push.ts'), inProcess('./push-clients.ts')];
  try {
    const bareUrl = await messageOf<string>(bare, 'address');
    const socketOf = (url: string) => url.replace('http', 'ws');
    const addresses = {
      mock: `${socketOf(server.url)}/app/${DEMO_APP.key}?protocol=7&client=js&version=8.6.0`,
      bare: socketOf(bareUrl),
    };
    clients.send({ addresses, sockets: SOCKETS, channel: DEMO_CHANNEL, event: EVENT });
    await told(clients, 'ready');
    const times = { mock: [] as number[], bare: [] as number[] };
    for (let i = -WARM_UP; i < ROUNDS; i += 1) {
      const ours = await round(clients, 'mock', server.url);
      const theirs = await round(clients, 'bare', bareUrl);
      if (i < 0) continue;
      times.mock.push(ours);
      times.bare.push(theirs);
    }
    const member = await signIn(callerOf(server.url), 1);
    const calls: number[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      calls.push(await callMeanwhile(clients, member));
    }
    return figuresOf(times, calls);
  } finally {
    await Promise.all([stop(bare), stop(clients)]);
  }
}

function figuresOf(times: { mock: number[]; bare: number[] }, calls: number[]): Figure[] {
  return [
    {
      name: `one event to ${SOCKETS.toLocaleString('en')} listeners against a bare socket server`,
      value: (median(times.mock) / median(times.bare)) * 100,
      unit: '%',
      target: { atMost: 125 },
      details: { mockMs: rounded(times.mock), bareMs: rounded(times.bare) },
    },
    {
      name: 'a call answered while an event goes out to them',
      value: median(calls),
      unit: 'ms',
      target: { atMost: 50 },
      details: { callsMs: rounded(calls) },
    },
  ];
}
