import { once } from 'node:events';
import sharp from 'sharp';
import {
  callWire,
  sendWire,
  signInWire,
  type WireAnswer,
  type WireIdentity,
} from '../src/testing/wire.ts';
import { findsWhoSignsIn } from './signing-in.ts';
import {
  accept,
  askForMoney,
  listen,
  logOut,
  numberOf,
  post,
  readAll,
  signIn,
  type Timer,
} from './visit.ts';

// Five minutes at a cooperative, in the mix of a working day.

const MEMBERS = 10;
const POPULATION = 12_000;
/** No divisor of the population: everybody comes before anybody comes again. */
const STRIDE = 4_999;
const AGENCY = '80010001';
const PASSWORD = 'demo1234';

const whoSignsIn = findsWhoSignsIn(POPULATION);

let visits = 0;

async function control(here: WireIdentity, procedure: string, input: object): Promise<WireAnswer> {
  const answer = await sendWire(here, 'POST', `/__control/${procedure}`, {
    world: here.world ?? 'default',
    ...input,
  });
  if (answer.status !== 200)
    throw new Error(`${procedure} answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** Most members log out, some leave a session behind, some want to be remembered, some mistype first. */
async function member(here: WireIdentity, roll: number, time: Timer): Promise<void> {
  visits += 1;
  const no = whoSignsIn(((visits * STRIDE) % (POPULATION - 12)) + 13);
  if (roll < 0.1) {
    const body = { membership_no: numberOf(no), mem_password: 'wrong', remember: false };
    const { status } = await time(
      'sign in',
      sendWire(here, 'POST', '/api/member/auth/login', { ...body, recaptcha: 'always-pass' }),
    );
    if (status !== 422) throw new Error(`a wrong password answered ${status}`);
  }
  const inside =
    roll > 0.98
      ? await time('sign in', signInWire(here, numberOf(no), { remember: true }))
      : await signIn(here, no, time);
  const socket = await listen(inside);
  await readAll(inside, time);
  if (roll < 0.2) await askForMoney(inside, time);
  else if (roll < 0.25) await accept(inside, time);
  if (roll < 0.75) await logOut(inside, time);
  // A page is closed, or its computer goes to sleep.
  if (roll < 0.9) socket.close();
  else socket.terminate();
}

async function stranger(here: WireIdentity, roll: number, time: Timer): Promise<void> {
  await time('read', callWire(here, 'infoMenuShow'));
  await time('read', callWire(here, 'infoFooterShow'));
  await time('read', callWire(here, 'infoHomeShow', {}));
  await time('read', callWire(here, 'infoBoardList', { page: 1, q: 'ปันผล', mine: [] }));
  await time('read', callWire(here, 'infoDemandList', { page: 1, q: '', mine: [] }));
  // A script that tries any address.
  for (const path of ['/mediafiles/none.jpg', `/api/none/${roll}`]) {
    await time('read', sendWire(here, 'GET', path));
  }
}

async function agency(here: WireIdentity, time: Timer): Promise<void> {
  const body = { member_group_no: AGENCY, member_group_pass: PASSWORD, remember: false };
  const { token } = await time('sign in', callWire(here, 'membergroupAuthLogin', body));
  const inside = { ...here, token };
  const { periods } = await time('read', callWire(inside, 'membergroupDashboardShow', {}));
  const recv_period = periods[0]?.recv_period ?? '';
  const sheet = { member_group_no: AGENCY, recv_period };
  await time('read', callWire(inside, 'membergroupKeeprepShow', sheet));
  await time('log out', callWire(inside, 'membergroupAuthLogout', {}));
}

const photo = sharp({ create: { width: 640, height: 640, channels: 3, background: '#486' } })
  .jpeg()
  .toBuffer();

/** Acts as a tester who changes everything in a world: faults, snapshots, the journal; half of them are left behind. */
async function tester(here: WireIdentity, roll: number, time: Timer): Promise<void> {
  const inside = await signIn(here, 1, time);
  const socket = await listen(inside);
  await control(here, 'faults.add', { endpoint: 'memberLoanList', delayMs: 5, times: 1 });
  await readAll(inside, time);
  await post(here, time);
  await accept(inside, time);
  await askForMoney(inside, time);
  const image = `data:image/jpeg;base64,${(await photo).toString('base64')}`;
  const area = { x: 0, y: 0, width: 60, height: 60 };
  const upload = { image, name: 'photo.jpg', croppedArea: area, croppedAreaPixels: area };
  await time('write', callWire(inside, 'memberUploadCreate', upload));
  const changed = { mem_password: 'ใหม่กว่าเดิม9', mem_oldpassword: PASSWORD };
  await time('write', callWire(inside, 'memberPasswordUpdate', changed));
  await control(here, 'clock.advance', { ms: 40 * 60_000 });
  const { status } = await sendWire(inside, 'POST', '/api/member/mem_share');
  if (status !== 401) throw new Error(`after forty minutes the session answers ${status}`);
  await control(here, 'worlds.snapshot', { snapshot: 'soak' });
  await control(here, 'worlds.restore', { snapshot: 'soak' });
  if (roll < 0.5) {
    const closed = once(socket, 'close');
    await control(here, 'worlds.delete', {});
    const [code] = await closed;
    if (code !== 4100) throw new Error(`the socket of a deleted world closed with ${code}`);
  } else socket.terminate();
}

/** Runs everything of one step concurrently. Returns the number of calls; throws if one went wrong. */
export async function fiveMinutes(
  connection: Pick<WireIdentity, 'url' | 'agent'>,
  step: number,
  roll: (what: string) => number,
): Promise<number> {
  let calls = 0;
  const time: Timer = async (_kind, work) => {
    calls += 1;
    return work;
  };
  const members = Array.from({ length: MEMBERS }, (_, index) =>
    member(connection, roll(`member/${index}`), time),
  );
  const world = { ...connection, world: `soak-${step}` };
  await Promise.all([
    ...members,
    stranger(connection, step, time),
    // In separate worlds, because of the limit on an agency's sign-ins.
    ...(step % 6 === 0 ? [agency({ ...world, world: `agency-${step}` }, time)] : []),
    tester(world, roll('tester'), time),
  ]);
  return calls;
}
