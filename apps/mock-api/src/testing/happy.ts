import { bodiesFrom, type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { createAuthenticator } from '@coop/contracts/examples/authenticator';
import { exampleInput, inputs } from '@coop/contracts/examples/inputs';

import type { Caller, Input } from './caller.ts';
import type { Mock } from './start-mock.ts';

export const MEMBER = '00001';
export const AGENCY = '80010001';

/** Creates a caller with a session of the endpoint's kind. */
export function rightCaller(mock: Mock, key: EndpointKey): Promise<Caller> {
  switch (endpoints[key].session) {
    case 'none':
      return mock.caller();
    case 'member':
      return mock.signIn(MEMBER);
    case 'membergroup':
      return mock.signInAgency(AGENCY);
    case 'admin':
      return mock.admin(MEMBER);
  }
}

/** Bodies that must name something the signed-in member really has. */
const OWN: Partial<Record<EndpointKey, (caller: Caller) => Promise<object>>> = {
  async memberPasskeyRemove(caller) {
    return { passkey_id: (await addPasskey(caller)).id };
  },
  async memberPasskeyRegister(caller) {
    return passkeyOf(caller, createAuthenticator());
  },
  async memberPasskeyLogin(caller) {
    const { body } = inputs.memberAuthLogin;
    const { token } = await caller.ok('memberAuthLogin', { body });
    const device = await addPasskey(caller, { authorization: `Bearer ${token}` });
    return device.sign((await caller.ok('memberPasskeyChallenge')).challenge);
  },
  async memberRelativeEnter(caller) {
    return { membership_no: MEMBER, code: (await invite(caller)).code };
  },
  async memberRelativeEnd(caller) {
    await invite(caller);
    const { rows } = await caller.ok('memberRelativeList');
    return { relative_id: rows[0]?.relative_id };
  },
  async memberConfirmCreate(caller) {
    const letter = await caller.ok('memberConfirmLetterShow');
    const lines = letter.lines.map(({ kind, ref_no }) => ({
      kind,
      ref_no,
      answer: 'N',
      member_balance: '1.00',
      remark: 'ไม่ตรงกับสมุด',
    }));
    return { letter_no: letter.letter_no, lines };
  },
  async memberRequestpromoneyCreate(caller) {
    const { limits } = await caller.ok('memberRequestpromoneyList');
    const limit = limits.find((other) => other.request_type === 'WITHDRAW');
    return { ...inputs.memberRequestpromoneyCreate.body, ref_no: limit?.ref_no };
  },
  async memberRequestpromoneyCancel(caller) {
    const { limits } = await caller.ok('memberRequestpromoneyList');
    const ref_no = limits.find((limit) => limit.request_type === 'WITHDRAW')?.ref_no ?? '';
    const { body } = inputs.memberRequestpromoneyCreate;
    const { request_no } = await caller.ok('memberRequestpromoneyCreate', {
      body: { ...body, ref_no },
    });
    return { request_no };
  },
  async memberRequestpromoneyStop(caller) {
    const { limits } = await caller.ok('memberRequestpromoneyList');
    const limit = limits.find((other) => other.request_type === 'MONTHLY_REPAY');
    const { request_no } = await caller.ok('memberRequestpromoneyCreate', {
      body: {
        ...inputs.memberRequestpromoneyCreate.body,
        idempotency_key: 'an-order-to-stop',
        request_type: 'MONTHLY_REPAY',
        ref_no: limit?.ref_no ?? '',
      },
    });
    return { request_no };
  },
  async memberLoanApplyCancel(caller) {
    const { body } = inputs.memberLoanApplyCreate;
    const { application_no } = await caller.ok('memberLoanApplyCreate', { body });
    return { application_no };
  },
  async memberLoanApplyPapers(caller) {
    const { body } = inputs.memberLoanApplyCreate;
    const { application_no } = await caller.ok('memberLoanApplyCreate', { body });
    return { ...inputs.memberLoanApplyPapers.body, application_no };
  },
  async membergroupDeductResultCheck(caller) {
    const sheet = await ownSheet(caller);
    const { lines } = await caller.ok('membergroupDeductResultShow', { body: sheet });
    const rows = lines.map(
      (line) => `${line.membership_no},${line.deducted_amount},${line.reason}`,
    );
    const file = Buffer.from(['เลขที่สมาชิก,หักได้จริง,เหตุผล', ...rows].join('\n'));
    return { ...sheet, name: 'ผลการหักเงิน.csv', file: file.toString('base64') };
  },
  async membergroupDeductResultCreate(caller) {
    const sheet = await ownSheet(caller);
    const { lines } = await caller.ok('membergroupDeductResultShow', { body: sheet });
    return {
      ...sheet,
      lines: lines.map(({ membership_no, deducted_amount, reason }) => ({
        membership_no,
        deducted_amount,
        reason,
      })),
    };
  },
  membergroupTransferCreate: transferOf,
  async membergroupTransferWithdraw(caller) {
    const body = await transferOf(caller);
    const { transfer_no } = await caller.ok('membergroupTransferCreate', { body });
    const { member_group_no, recv_period } = body;
    return { member_group_no, recv_period, transfer_no };
  },
  async memberWelfareCancel(caller) {
    const { body } = inputs.memberWelfareCreate;
    const { request_no } = await caller.ok('memberWelfareCreate', { body });
    return { request_no };
  },
};

/** Adds a device's passkey to the member in the headers. */
async function addPasskey(caller: Caller, headers: Record<string, string> = {}) {
  const device = createAuthenticator();
  await caller.ok('memberPasskeyRegister', {
    body: await passkeyOf(caller, device, headers),
    headers,
  });
  return device;
}

async function passkeyOf(
  caller: Caller,
  device: ReturnType<typeof createAuthenticator>,
  headers: Record<string, string> = {},
) {
  const { body } = inputs.memberPasskeyOptions;
  const { challenge } = await caller.ok('memberPasskeyOptions', { body, headers });
  return { name: 'โทรศัพท์', ...device.make(challenge) };
}

/** Invites a relative of the member, who signs in for it. */
async function invite(caller: Caller) {
  const { body } = inputs.memberAuthLogin;
  const { token } = await caller.ok('memberAuthLogin', { body });
  const headers = { authorization: `Bearer ${token}` };
  const example = inputs.memberRelativeInvite.body;
  return caller.ok('memberRelativeInvite', { body: example, headers });
}

/** Returns a transfer of the signed-in agency's newest month. */
async function transferOf(caller: Caller) {
  const { body } = inputs.membergroupTransferCreate;
  const sheet = await ownSheet(caller);
  return { ...body, ...sheet, transferred_date: '2026-11-20', amount: '1000.00' };
}

/** Returns the newest sheet of the signed-in agency, in the form of the calls about it. */
export async function ownSheet(caller: Caller) {
  const { member_group_no, periods } = await caller.ok('membergroupDashboardShow');
  return { member_group_no, recv_period: periods[0]?.recv_period };
}

/** The first record that the call can be asked about. */
async function listedBody(caller: Caller, key: EndpointKey): Promise<object | undefined> {
  const { listedIn }: Endpoint = endpoints[key];
  // The table's own type knows the call.
  return listedIn && bodiesFrom(key, await caller.ok(listedIn[0] as EndpointKey))[0];
}

/** Returns input that an endpoint answers with 200: its own example, with numbers that exist. */
export async function rightInput(caller: Caller, key: EndpointKey): Promise<Input> {
  const body = (await OWN[key]?.(caller)) ?? (await listedBody(caller, key));
  return { ...exampleInput(key), ...(body && { body }) };
}
