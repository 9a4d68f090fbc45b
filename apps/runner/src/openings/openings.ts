import { bodiesFrom, type EndpointKey } from '@coop/contracts/endpoints';
import { inputs } from '@coop/contracts/examples/inputs';
import type { Setting } from '../people/setting.ts';
import { keptPasskeys, newPasskeys, passkeySignIns, pushTests } from './devices.ts';
import { guaranteeAsks, loansOf } from './loans.ts';
import { requestMoney, standingOrders, welfareOf } from './money.ts';
import { agencyOf, membersOf, type Opening, type Person } from './persons.ts';

interface Way {
  /** Says what there has to be, for whoever reads that nobody was found. */
  readonly wants: string;
  readonly find: (setting: Setting) => AsyncGenerator<Opening>;
}

/** Opens the newest sheet of the agency. */
async function sheetOf(agency: Person) {
  const board = await agency.ask('membergroupDashboardShow');
  const [sheet] = board ? bodiesFrom('membergroupDeductResultShow', board) : [];
  return sheet && agency.ask('membergroupDeductResultShow', sheet);
}

/** Returns the notice of a transfer of what the newest sheet leaves to transfer. */
async function transferOf(agency: Person) {
  const sheet = await sheetOf(agency);
  if (!sheet) return undefined;
  const { member_group_no, recv_period, as_of, left_amount } = sheet;
  return {
    ...inputs.membergroupTransferCreate.body,
    member_group_no,
    recv_period,
    transferred_date: as_of,
    amount: left_amount,
  };
}

/** Ways to writes that the example opens at nobody, by their key. */
export const OPENINGS: { readonly [K in EndpointKey]?: Way } = {
  memberConfirmCreate: {
    wants: 'a member with a letter that waits for an answer',
    async *find(setting) {
      for await (const { asker, ask } of membersOf(setting)) {
        const letter = await ask('memberConfirmLetterShow');
        if (!letter || letter.reply) continue;
        const lines = letter.lines.map(({ kind, ref_no }) => ({ kind, ref_no, answer: 'Y' }));
        yield { asker, body: { letter_no: letter.letter_no, lines } };
      }
    },
  },
  memberWelfareCancel: {
    wants: 'a member who may ask for welfare',
    async *find(setting) {
      for await (const { person, request_no } of welfareOf(setting))
        yield { asker: person.asker, body: { request_no } };
    },
  },
  memberRequestpromoneyCancel: {
    wants: 'a member who may withdraw money',
    async *find(setting) {
      for await (const person of membersOf(setting)) {
        const request_no = await requestMoney(person, 'WITHDRAW');
        if (request_no !== undefined) yield { asker: person.asker, body: { request_no } };
      }
    },
  },
  memberLoanApplyCancel: {
    wants: 'a member who may borrow without a guarantor',
    async *find(setting) {
      for await (const { person, application_no } of loansOf(setting))
        yield { asker: person.asker, body: { application_no } };
    },
  },
  memberLoanApplyPapers: {
    wants: 'an officer of a mock, who asks for papers',
    async *find(setting) {
      const { control, world } = setting;
      if (!control || world === undefined) return;
      for await (const { person, application_no } of loansOf(setting)) {
        await control.askForPapers(world, person.no, application_no);
        const body = { ...inputs.memberLoanApplyPapers.body, application_no };
        yield { asker: person.asker, body };
      }
    },
  },
  memberGuaranteeAskAnswer: {
    wants: 'two members of whom one may borrow and the other may guarantee it',
    find: guaranteeAsks,
  },
  memberRequestpromoneyStop: {
    wants: 'a member with a monthly payment that an officer has approved',
    find: standingOrders,
  },
  memberPushTest: { wants: 'a backend that sends notices', find: pushTests },
  memberPasskeyRegister: {
    wants: 'a backend that takes passkeys of the page --portal',
    find: newPasskeys,
  },
  memberPasskeyRemove: { wants: 'a passkey that was kept', find: keptPasskeys },
  memberPasskeyLogin: { wants: 'a passkey that was kept', find: passkeySignIns },
  memberRelativeEnd: {
    wants: 'a relative who was invited',
    async *find(setting) {
      for await (const person of membersOf(setting)) {
        const body = { ...inputs.memberRelativeInvite.body, mem_password: person.password };
        if (!(await person.ask('memberRelativeInvite', body))) continue;
        const rows = (await person.ask('memberRelativeList'))?.rows ?? [];
        const invited = rows.find(({ name, state }) => state !== 'ended' && name === body.name);
        if (invited) yield { asker: person.asker, body: { relative_id: invited.relative_id } };
      }
    },
  },
  memberRelativeEnter: {
    wants: 'a relative who was invited',
    async *find(setting) {
      for await (const person of membersOf(setting)) {
        const body = { ...inputs.memberRelativeInvite.body, mem_password: person.password };
        const code = (await person.ask('memberRelativeInvite', body))?.code;
        if (code === undefined) continue;
        const asker = { session: 'none', owner: person.no } as const;
        yield { asker, body: { membership_no: person.no, code } };
      }
    },
  },
  membergroupDeductResultCreate: {
    wants: 'an agency with a bill whose deductions can be recorded',
    async *find(setting) {
      const agency = agencyOf(setting);
      const sheet = await sheetOf(agency);
      if (!sheet) return;
      const { member_group_no, recv_period } = sheet;
      const lines = sheet.lines.map(({ membership_no, deducted_amount, reason }) => ({
        membership_no,
        deducted_amount,
        reason,
      }));
      yield { asker: agency.asker, body: { member_group_no, recv_period, lines } };
    },
  },
  membergroupTransferCreate: {
    wants: 'an agency with a bill that is not yet transferred',
    async *find(setting) {
      const agency = agencyOf(setting);
      const body = await transferOf(agency);
      if (body) yield { asker: agency.asker, body };
    },
  },
  membergroupTransferWithdraw: {
    wants: 'an agency with a bill that is not yet transferred',
    async *find(setting) {
      const agency = agencyOf(setting);
      const sent = await transferOf(agency);
      if (!sent) return;
      const answer = await agency.ask('membergroupTransferCreate', sent);
      if (!answer?.transfer_no) return;
      const { member_group_no, recv_period } = sent;
      const body = { member_group_no, recv_period, transfer_no: answer.transfer_no };
      yield { asker: agency.asker, body };
    },
  },
};
