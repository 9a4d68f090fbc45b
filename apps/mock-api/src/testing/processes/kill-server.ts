import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { Body, EndpointKey, Response } from '@coop/contracts/endpoints';
import { unit } from '@coop/cooperative/chance/hash';
import { addressOf, startProcess } from './start-process.ts';
import { callWire, openAgent, signInWire, type WireIdentity } from './wire.ts';

/** Members who write at the same time, each in their own worlds. */
const AT_ONCE = 6;
/** Maximum time a server lives after acknowledging something. */
const LIFE_MS = 400;
const CHOSEN = 'ใหม่กว่าเดิม9';

type Connection = Pick<WireIdentity, 'url' | 'agent'>;

/** An acknowledged write, and a way to check that the server still knows it. */
interface Promised {
  readonly what: string;
  readonly isKept: (connection: Connection) => Promise<boolean>;
}

/** Confirms the balances of persona 5, who has not answered yet. */
async function confirm(here: WireIdentity): Promise<Promised> {
  const member = await signInWire(here, '00005');
  const letter = await callWire(member, 'memberConfirmLetterShow', {});
  const lines = letter.lines.map(({ kind, ref_no }) => ({ kind, ref_no, answer: 'Y' as const }));
  const body = { letter_no: letter.letter_no, lines };
  const { reply } = await callWire(member, 'memberConfirmCreate', body);
  return {
    what: 'a confirmation',
    async isKept(connection) {
      const again = await signInWire({ ...here, ...connection }, '00005');
      const { reply: kept } = await callWire(again, 'memberConfirmLetterShow', {});
      return reply !== undefined && isDeepStrictEqual(kept, reply);
    },
  };
}

/** Consents for persona 8, who has not accepted the terms yet. */
async function accept(here: WireIdentity): Promise<Promised> {
  const member = await signInWire(here, '00008');
  const { version } = await callWire(member, 'memberTermsTextShow');
  const body = { version, marketing: true, third_party: false };
  await callWire(member, 'memberTermsAccept', body);
  return {
    what: 'an accepted text',
    async isKept(connection) {
      const again = await signInWire({ ...here, ...connection }, '00008');
      return Number((await callWire(again, 'memberTermsShow', {})).rc_code) === 1;
    },
  };
}

async function changePassword(here: WireIdentity): Promise<Promised> {
  const member = await signInWire(here, '00001');
  const body = { mem_password: CHOSEN, mem_oldpassword: 'demo1234' };
  await callWire(member, 'memberPasswordUpdate', body);
  return {
    what: 'a password',
    isKept: (connection) =>
      signInWire({ ...here, ...connection }, '00001', { mem_password: CHOSEN }).then(
        () => true,
        () => false,
      ),
  };
}

const post = (key: string): Body<'infoBoardCreate'> => ({
  name: '',
  member_no: '',
  Question: `คำถาม ${key}`,
  Note: `รายละเอียดของคำถาม ${key}`,
  recaptcha: 'always-pass',
  key,
});

async function ask(here: WireIdentity): Promise<Promised> {
  const body = post(`key-of-${here.world}`);
  const { board_id } = await callWire(here, 'infoBoardCreate', body);
  return {
    what: 'a question',
    async isKept(connection) {
      const seen: Response<'infoBoardShow'> = await callWire(
        { ...here, ...connection },
        'infoBoardShow' satisfies EndpointKey,
        { board_id, mine: [body.key] },
      );
      return seen.Question === body.Question && seen.Note === body.Note;
    },
  };
}

const WRITES = [confirm, accept, changePassword, ask];

/** Writes in one new world after the other until the server is gone, and reports everything acknowledged. */
async function writeOn(
  connection: Connection,
  name: string,
  keep: (promised: Promised) => void,
): Promise<void> {
  for (let no = 1; ; no += 1) {
    for (const write of WRITES) {
      try {
        keep(await write({ ...connection, world: `${name}-${no}` }));
      } catch (error) {
        // The connection was cut or refused; an answer of the server itself is an error.
        if (error instanceof Error && 'code' in error) return;
        throw error;
      }
    }
  }
}

async function startOn(file: string) {
  const server = startProcess({
    API_PORT: '0',
    MOCK_CONTROL: '1',
    DATA_FILE: file,
    CLOCK_START: '2026-11-20T09:00:00+07:00',
  });
  return { server, url: await addressOf(server.child) };
}

/** Lets members write, and kills the server at a random moment. Returns what it acknowledged. */
async function writeAndKill(
  child: ChildProcess,
  url: string,
  name: string,
  roll: (what: string) => number,
): Promise<Promised[]> {
  const promised: Promised[] = [];
  const connection = { url, agent: openAgent() };
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const keep = (other: Promised) => {
    promised.push(other);
    resolve();
  };
  const ended = once(child, 'exit');
  const writers = Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => writeOn(connection, `${name}-${index}`, keep)),
  );
  await Promise.race([first, writers]);
  setTimeout(() => child.kill('SIGKILL'), roll('life') * LIFE_MS);
  await Promise.all([ended, writers]);
  return promised;
}

/** Runs rounds of calling a server, killing it and asking the next one. Returns how many writes were acknowledged. */
export async function killServers(file: string, rounds: number, seed: string): Promise<number> {
  let acknowledged = 0;
  let { server, url } = await startOn(file);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const promised = await writeAndKill(server.child, url, `r${round}`, (what) =>
        unit(`${seed}/${what}`, round),
      );
      ({ server, url } = await startOn(file));
      const agent = openAgent();
      for (const { what, isKept } of promised) {
        if (!(await isKept({ url, agent }))) throw new Error(`after kill -9: lost ${what}`);
      }
      agent.destroy();
      acknowledged += promised.length;
    }
  } finally {
    server.child.kill('SIGKILL');
  }
  return acknowledged;
}
