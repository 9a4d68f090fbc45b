import { bodiesFrom, type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { plainText } from '@coop/format/text/truncate';
import type { FastifyInstance } from 'fastify';
import { extractText } from 'unpdf';
import { messageOf } from '../../push/web/message.ts';
import { notesFor } from '../../world/notes/notes.ts';
import type { World } from '../../world/world.ts';
import type { Answer, Caller } from '../caller.ts';
import { publicTexts } from '../public-texts.ts';

const FILES = /\/mediafiles\/[\w./-]+\.(?:pdf|csv)/g;

/** A text that somebody reads, and the call whose answer has it. */
export interface Told {
  readonly key: string;
  readonly text: string;
}

/** Returns every Thai text of an answer, and the addresses of files. */
function textsIn(key: string, value: unknown): readonly Told[] {
  if (typeof value === 'string')
    return /[ก-๙]|^\/mediafiles/.test(value) ? [{ key, text: value }] : [];
  return Object.values(Object(value)).flatMap((inner) => textsIn(key, inner));
}

/** Returns the texts of all that a caller can read: every call, of every record that is listed. */
export async function readAll(
  caller: Caller,
  session: Endpoint['session'],
): Promise<readonly Told[]> {
  const read: Told[] = [];
  const answers = new Map<string, Answer>();
  for (const key of endpointKeys) {
    const { changes, lifecycle, listedIn, session: kind }: Endpoint = endpoints[key];
    if (kind !== session || changes || lifecycle) continue;
    const list = listedIn && answers.get(listedIn[0])?.body;
    const listed = list ? bodiesFrom(key, list as never) : [];
    const inputs = listed.length > 0 ? listed.map((body) => ({ body })) : [exampleInput(key)];
    for (const input of inputs) {
      const answer = await caller.call(key, input);
      if (!answers.has(key)) answers.set(key, answer);
      read.push(...textsIn(key, answer.body));
    }
  }
  return read;
}

/** Returns the words of every topic of the public site, paragraph by paragraph, and the addresses of files. */
export async function readPublic(caller: Caller): Promise<readonly Told[]> {
  const texts = await publicTexts(caller);
  return texts
    .filter(({ where }) => where.startsWith('show/'))
    .flatMap(({ where: key, title, html }) => {
      const parts = html.split(/<\/(?:p|li|tr)>/).map((part) => plainText(part));
      return [title, ...parts, ...(html.match(FILES) ?? [])].map((text) => ({ key, text }));
    });
}

/** Returns what is pushed to a member's devices, with amounts. */
export const pushed = (world: World, no: string): readonly Told[] =>
  notesFor(world, no)
    .map((note) => messageOf(note, true))
    .map(({ title, body }) => ({ key: 'push', text: `${title} ${body}` }));

/** Of the papers of topics, which repeat their pages, so many. */
const MOST_FILES = 12;

/** Returns the words of the files that texts lead to. */
export async function readFiles(
  app: FastifyInstance,
  texts: readonly Told[],
): Promise<readonly Told[]> {
  const links = texts.flatMap(({ text }) => text.match(FILES) ?? []);
  const addresses = [...new Set(links)];
  const answers: Told[] = [];
  for (const url of addresses.slice(0, MOST_FILES)) {
    const { rawPayload, payload } = await app.inject({ url });
    const isPdf = url.endsWith('.pdf');
    const text = isPdf
      ? (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text
      : payload;
    answers.push({ key: url, text });
  }
  return answers;
}

/** Sends what is too much of everything that may be asked for, and returns the refusals. */
export async function refusals(caller: Caller): Promise<readonly Told[]> {
  const answers: Told[] = [];
  const send = async (key: EndpointKey, body: object) =>
    void answers.push(...textsIn(`${key} refused`, (await caller.call(key, { body })).body));
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const money = exampleInput('memberRequestpromoneyCreate').body;
  for (const [index, { request_type, ref_no }] of limits.entries()) {
    const same = { ...money, request_type, ref_no };
    for (const amount of ['0.01', '99999999.00', '12345.67']) {
      await send('memberRequestpromoneyCreate', {
        ...same,
        idempotency_key: `too-much-${index}-${amount}`,
        amount,
      });
    }
  }
  const loan = exampleInput('memberLoanApplyCreate').body;
  const { rights } = await caller.ok('memberLoanRightList');
  for (const { loantype_code } of rights) {
    await send('memberLoanApplyCreate', {
      ...loan,
      idempotency_key: `too-much-${loantype_code}`,
      loantype_code,
      amount: '99999000.00',
    });
  }
  const welfare = exampleInput('memberWelfareCreate').body;
  const welfareList = await caller.ok('memberWelfareList');
  for (const { welfare_code } of welfareList.rights) {
    await send('memberWelfareCreate', {
      ...welfare,
      idempotency_key: `too-late-${welfare_code}`,
      welfare_code,
      event_date: '2020-01-01',
    });
  }
  return answers;
}
