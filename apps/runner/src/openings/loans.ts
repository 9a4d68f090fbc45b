import { randomUUID } from 'node:crypto';
import { inputs } from '@coop/contracts/examples/inputs';
import type { Setting } from '../people/setting.ts';
import { membersOf, type Opening, type Person } from './persons.ts';

/** Returns the requests for a loan that a member could send with as many guarantors of the run as they need. */
async function applicationsOf(borrower: Person, others: readonly Person[]) {
  const rights = (await borrower.ask('memberLoanRightList'))?.rights ?? [];
  const products = (await borrower.ask('memberLoanApplyList'))?.products ?? [];
  return products.flatMap(({ loantype_code, guarantors, papers }) => {
    const right = rights.find((product) => product.loantype_code === loantype_code);
    const leastAmount = Number(right?.least_amount);
    const isEnough = (amount?: string) => amount === undefined || Number(amount) >= leastAmount;
    const term = right?.terms.find(({ right_amount }) => isEnough(right_amount));
    const count = guarantors.find(({ up_to }) => isEnough(up_to))?.count ?? 0;
    if (!right || !term || count > others.length) return [];
    const [example] = inputs.memberLoanApplyCreate.body.files;
    const wanted = papers.filter(({ required }) => required);
    return Array.from({ length: count === 0 ? 1 : others.length }, (_, first) => ({
      ...inputs.memberLoanApplyCreate.body,
      idempotency_key: randomUUID(),
      loantype_code,
      amount: right.least_amount,
      period_payamt: term.period_payamt,
      guarantors: [...others, ...others].slice(first, first + count).map(({ no }) => no),
      files: wanted.map(({ paper_code }) => ({ ...example, paper_code })),
    }));
  });
}

/** Sends requests for a loan that need no guarantor; returns their numbers. */
export async function* loansOf(setting: Setting) {
  for await (const person of membersOf(setting))
    for (const body of await applicationsOf(person, [])) {
      const made = await person.ask('memberLoanApplyCreate', body);
      if (made?.application_no === undefined) continue;
      yield { person, application_no: made.application_no };
    }
}

/** Has members ask others of the run to guarantee a loan; takes the request back once they have answered. */
export async function* guaranteeAsks(setting: Setting): AsyncGenerator<Opening> {
  const members: Person[] = [];
  for await (const person of membersOf(setting)) members.push(person);
  for (const borrower of members.toReversed()) {
    const others = members.filter((person) => person !== borrower);
    for (const body of await applicationsOf(borrower, others)) {
      const made = await borrower.ask('memberLoanApplyCreate', body);
      const application_no = made?.application_no;
      if (application_no === undefined) continue;
      try {
        for (const guarantor of others.filter(({ no }) => body.guarantors.includes(no))) {
          const asks = (await guarantor.ask('memberGuaranteeAskList'))?.asks ?? [];
          const isAsked = asks.some(
            (ask) => ask.application_no === application_no && ask.can_answer,
          );
          if (isAsked) yield { asker: guarantor.asker, body: { application_no, consents: true } };
        }
      } finally {
        await borrower.ask('memberLoanApplyCancel', { application_no });
      }
      break;
    }
  }
}
