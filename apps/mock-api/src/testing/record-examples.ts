import { areas, type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { inputs } from '@coop/contracts/examples/inputs';
import { today } from '@coop/cooperative/moments';
import { deriveMember } from '@coop/cooperative/people/member';
import { recordNow } from '../world/state/record-now.ts';
import { DEFAULT_WORLD } from '../world/worlds.ts';
import type { Caller } from './caller.ts';
import { AGENCY, MEMBER, rightCaller, rightInput } from './happy.ts';
import { type Mock, startMock } from './start-mock.ts';

/** Of a longer list, the first rows are recorded. */
const ROWS = 2;
const MAKING = ['Create', 'Save', 'Subscribe', 'Invite', 'Register'];

/** Proves who somebody is and returns the body that chooses a password with the code that was sent. */
async function proven(
  { world }: Mock,
  caller: Caller,
  key: 'memberRegisterCheck' | 'membergroupRegisterCheck',
  proof: Record<string, string> = {},
) {
  const body = { ...inputs[key].body, ...proof, recaptcha: 'always-pass' };
  const { ticket } = await caller.ok(key, { body });
  const subject = 'membership_no' in body ? body.membership_no : body.member_group_no;
  return { ticket, otp: world.codes.latest(subject), mem_password: 'ใหม่กว่าเดิม9' };
}

function forgetful({ world }: Mock) {
  const { citizenNo, birthDate } = deriveMember(world.view(), Number(MEMBER));
  const proof = { card_person: citizenNo, birth_date: birthDate, purpose: 'forget' };
  return { membership_no: MEMBER, ...proof };
}

/** Lets another member apply for a loan that member 00001 is to guarantee. */
async function applyWithGuarantor(mock: Mock) {
  const { body: example } = inputs.memberLoanApplyCreate;
  const [paper] = example.files;
  const files = ['slip', 'id_card', 'spouse', 'rank_order'].map((paper_code) => ({
    ...paper,
    paper_code,
  }));
  const guarantors = [MEMBER, '00011'];
  const terms = { loantype_code: '05', amount: '100000.00', period_payamt: 120 };
  const body = { ...example, ...terms, guarantors, files };
  const borrower = await mock.signIn('00013');
  const { application_no } = await borrower.ok('memberLoanApplyCreate', { body });
  return { application_no, consents: true };
}

/** Lets an officer ask member 00001 for more papers of a loan application. */
async function askForPapers({ world }: Mock, caller: Caller) {
  const { body } = inputs.memberLoanApplyCreate;
  const { application_no = '' } = await caller.ok('memberLoanApplyCreate', { body });
  const value = { no: application_no, action: 'papers', reason: 'สลิปไม่ชัด' } as const;
  recordNow(world, 'loan-decision', MEMBER, value);
  return { ...inputs.memberLoanApplyPapers.body, application_no };
}

/** The bodies of calls that need somebody else to have done something before. */
const PREPARED: Partial<Record<EndpointKey, (mock: Mock, caller: Caller) => Promise<object>>> = {
  memberRegisterCreate: (mock, caller) => proven(mock, caller, 'memberRegisterCheck'),
  memberForgetCreate: (mock, caller) =>
    proven(mock, caller, 'memberRegisterCheck', forgetful(mock)),
  membergroupRegisterCreate: (mock, caller) => proven(mock, caller, 'membergroupRegisterCheck'),
  membergroupForgetCreate: (mock, caller) =>
    proven(mock, caller, 'membergroupRegisterCheck', {
      member_group_no: AGENCY,
      tax_no: '0994100001004',
      phone: '0811100001',
      purpose: 'forget',
    }),
  memberLoanApplyPapers: askForPapers,
  memberGuaranteeAskAnswer: applyWithGuarantor,
  memberSettlementShow: async ({ world }) => {
    const value = { how: 'ลาออก', eventOn: today(world.clock), paperNo: 'ก. 1/2569' } as const;
    recordNow(world, 'end-notice', MEMBER, value);
    return {};
  },
  memberGuaranteeAskList: async (mock) => {
    await applyWithGuarantor(mock);
    return {};
  },
};

/** The call that makes the record which a member's own list or page shows. */
const makerOf = (key: EndpointKey): EndpointKey | undefined => {
  const noun = /^(member(?!group)\w+)(List|Show|Test)$/.exec(key)?.[1];
  return endpointKeys.find((endpointKey) =>
    MAKING.some((verb) => endpointKey === `${noun}${verb}`),
  );
};

const firstRows = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(firstRows);
  return mapped(value, firstRows);
};

function mapped(value: unknown, change: (inner: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, change(item, name)]),
  );
}

/** Replaces what two recordings differ in, because it was drawn at random. */
function settled(value: unknown, other: unknown): unknown {
  if (typeof value === 'string' && typeof other === 'string' && value !== other) {
    return value.replaceAll(/[\w-]{10,}|\d{6}/g, (run) =>
      /\D/.test(run) ? 'A'.repeat(32) : '0'.repeat(run.length),
    );
  }
  if (Array.isArray(value))
    return value.map((each, index) => settled(each, (other as unknown[])[index]));
  return mapped(value, (inner, name) => settled(inner, (other as Record<string, unknown>)[name]));
}

/** The same mock, in whose world nothing has been done. */
function renewed(mock: Mock): Mock {
  mock.worlds.delete(DEFAULT_WORLD);
  return mock.in(DEFAULT_WORLD);
}

async function record(mock: Mock, key: EndpointKey): Promise<object> {
  // Member 00001 has answered the letter.
  const caller = await (key === 'memberConfirmCreate'
    ? mock.signIn('00005')
    : rightCaller(mock, key));
  const maker = makerOf(key);
  if (maker) await caller.ok(maker, await rightInput(caller, maker));
  const body = await PREPARED[key]?.(mock, caller);
  const input = body ? { body } : await rightInput(caller, key);
  const response = await caller.ok(key, input);
  const { method }: Endpoint = endpoints[key];
  return { ...(method === 'POST' && { body: {} }), ...input, response: firstRows(response) };
}

/** Makes a call of each endpoint twice, on one day, and returns what stays the same by area and key. */
export async function recordExamples(): Promise<Record<string, Record<string, unknown>>> {
  const recorded: Record<string, Record<string, unknown>> = {};
  for (const [area, calls] of Object.entries(areas)) {
    // After so many sign-ins from one address a mock asks for the bot check.
    await using first = await startMock();
    await using second = await startMock();
    const examples: Record<string, unknown> = {};
    // The table's own keys.
    for (const key of Object.keys(calls) as EndpointKey[]) {
      examples[key] = settled(
        await record(renewed(first), key),
        await record(renewed(second), key),
      );
    }
    recorded[area] = examples;
  }
  return recorded;
}
