import type { LoanCondition, LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { expectedPayout } from '@coop/cooperative/facts/request-progress';
import { guarantorsWanted } from '@coop/cooperative/guarantee/guarantor-rules';
import { today } from '@coop/cooperative/moments';
import { termsInTime } from '@coop/cooperative/plans/loan-limits';
import type { Condition, LoanRight as Right } from '@coop/cooperative/requests/loan-right';
import { loanRights, rightTo } from '@coop/cooperative/requests/loan-rights';
import { requestsOf } from '@coop/cooperative/requests/money-requests';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { monthIndex } from '@coop/finance/calendar';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { rateOn } from '@coop/finance/rates';
import { formatRate, toWire } from '@coop/format/money';
import type { HandlersOf } from '../../call/handler.ts';
import { wireOffer } from './loan-offer.ts';

const MONEY: readonly LoanCondition['kind'][] = [
  'cap',
  'salary_multiple',
  'net_salary',
  'net_pension',
  'shares',
];

function wireCondition({ kind, wanted, has, met }: Condition): LoanCondition {
  const words = (value: number | string) =>
    typeof value === 'number' && MONEY.includes(kind) ? toWire(value) : String(value);
  return { kind, wanted: words(wanted), has: words(has), met };
}

type Terms = LoanRight['terms'];

type Offer = Required<LoanRight>['offer'];

function wireRight(right: Right, on: string, terms: Terms, offer: Offer): LoanRight {
  const product = LOAN_PRODUCTS[right.product];
  const { rightSatang } = right;
  const count = rightSatang === 0 ? 0 : guarantorsWanted(product, rightSatang);
  const [each = 0] = guaranteedAmounts(rightSatang, count);
  return {
    loantype_code: product.code,
    loantype_desc: product.name,
    int_rate: formatRate(rateOn(product.rates, on)),
    right_amount: toWire(rightSatang),
    least_amount: toWire(right.leastSatang),
    step_amount: toWire(product.stepSatang),
    closing_amount: toWire(right.closingSatang),
    terms,
    guarantor_count: count,
    guarantor_amount: toWire(each),
    offer,
    conditions: right.conditions.map(wireCondition),
  };
}

export const memberLoanRightHandlers: HandlersOf<'memberLoanRightList'> = {
  memberLoanRightList({ world, subject }) {
    const no = Number(subject);
    const on = today(world.clock);
    const requests = requestsOf(world, subject);
    const records = world.records(no);
    const { member } = records;
    const paidOn = expectedPayout(world.clock.now());
    return {
      as_of: world.view().asOf,
      rights: loanRights(world, no, requests).map((right) => {
        const { product } = right;
        const terms = termsInTime(member, product, monthIndex(on)).map((instalments) => ({
          period_payamt: instalments,
          right_amount: toWire(rightTo(world, no, product, requests, instalments).rightSatang),
        }));
        return wireRight(right, on, terms, wireOffer(records, product, paidOn));
      }),
    };
  },
};
