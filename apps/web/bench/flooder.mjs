// Floods a portal from one address, in a thread of its own, until it is ended (bench/floods.mjs).
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openVisitor } from './people.mjs';

const { origin, kind } = workerData ?? {};
const ADDRESS = '198.51.100.1';
/** More than the connections to the backend. */
const SOCKETS = 540;
const AT_ONCE = 20;
const MB = 1_024 * 1_024;
const SHARES = '/api/member/mem_share';
const UPLOAD = '/api/member/wwwupload';
const SQUARE = { x: 0, y: 0, width: 512, height: 512 };
const PHOTO = { name: 'a', croppedArea: SQUARE, croppedAreaPixels: SQUARE };

/** Does something over and over, so many at the same time; what is refused comes again after a moment. */
const repeat = (act) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (;;) if (!(await act().catch(() => undefined))?.ok) await wait(50);
    }),
  );

/** Keeps so many sockets open on which something was sent and nothing is read. */
async function hold(text) {
  const { hostname, port } = new URL(origin);
  const head = `Host: ${hostname}\r\nX-Forwarded-For: ${ADDRESS}\r\n`;
  const keep = async () => {
    for (;;) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.pause();
      socket.write(text(head));
      await new Promise((resolve) => socket.once('close', resolve));
      await wait(1_000);
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, keep));
}

/** Signs in from the flooder's address. */
async function member() {
  const visitor = await openVisitor(origin, ADDRESS);
  await visitor.signIn('00001');
  return visitor;
}

async function gif() {
  const { default: sharp } = await import('sharp');
  const create = { width: 4_400, height: 4_400, channels: 3, background: '#357' };
  return `data:image/gif;base64,${(await sharp({ create }).gif().toBuffer()).toString('base64')}`;
}

async function uploads(image) {
  const { post } = await member();
  await repeat(() => post(UPLOAD, { ...PHOTO, image }));
}

/** Asks as a visitor for what `requestOf` names. */
async function visits(requestOf) {
  const visitor = await openVisitor(origin, ADDRESS);
  await repeat(() => requestOf(visitor));
}

const FLOODS = {
  'half bodies': () =>
    hold((head) => `POST ${SHARES} HTTP/1.1\r\n${head}Content-Length: 9\r\n\r\na`),
  'answers that nobody reads': async () => {
    const { headers } = await member();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const call = (head) =>
      `POST ${SHARES} HTTP/1.1\r\n${head}${lines.join('')}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
    await hold((head) => call(head).repeat(60));
  },
  'pictures of many dots': async () => uploads(await gif()),
  'large bodies': () => uploads(`data:image/png;base64,${'A'.repeat(7.9 * MB)}`),
  'JSON without end': () =>
    visits(({ post }) => post('/api/member/auth/login', '['.repeat(0.24 * MB))),
  'wrong passwords': () =>
    visits(({ post }) =>
      post('/api/member/auth/login', { membership_no: '00002', mem_password: `${Math.random()}` }),
    ),
  'new pages': () => visits(({ get }) => get(`/list/news?q=${Math.random()}`)),
};

// It never ends by itself; what it rejects with is the thread's error.
if (parentPort) void FLOODS[kind]();

/** Names of the floods. */
export const KINDS = Object.keys(FLOODS);
