import { guarantorsWanted } from '@coop/cooperative/guarantee/guarantor-rules';
import { membershipNoOf } from '@coop/cooperative/people/member';
import { mayGuaranteeFor } from '@coop/cooperative/requests/guarantees';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { parseBaht, toWire } from '@coop/format/money';
import { WireError } from '../../call/wire-error.ts';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall } from '../worlds.ts';

export const satangOrNaN = (wire: string | undefined) => parseBaht(wire) ?? Number.NaN;
const FILE = {
  name: 'สลิป.png',
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};

let keys = 0;

interface Wanted {
  readonly code: string;
  readonly satang: number;
  readonly instalments: number;
  readonly guarantors: readonly number[];
}

/** Applies for a loan; returns the refused fields, or the number of the application. */
export async function apply(world: World, no: number, wanted: Wanted): Promise<string[] | string> {
  keys += 1;
  const { products } = await handlers.memberLoanApplyList(memberCall(world, no));
  const papers = products.find((product) => product.loantype_code === wanted.code)?.papers ?? [];
  try {
    const answer = await handlers.memberLoanApplyCreate({
      ...memberCall(world, no),
      body: {
        idempotency_key: `apply-key-${keys}`,
        loantype_code: wanted.code,
        purpose: 'ซ่อมบ้าน',
        amount: toWire(wanted.satang),
        period_payamt: wanted.instalments,
        guarantors: wanted.guarantors.map(membershipNoOf),
        files: papers.map(({ paper_code }) => ({ paper_code, ...FILE })),
      },
    });
    return answer.application_no ?? '';
  } catch (error) {
    if (error instanceof WireError) return Object.keys(error.body.errors ?? {});
    throw error;
  }
}

/** Finds members who may guarantee their parts of an amount. */
export function findGuarantors(world: World, no: number, count: number, amount: number): number[] {
  const [largestPart = 0] = guaranteedAmounts(amount, count);
  const found: number[] = [];
  for (let number = no + 1; found.length < count && number < no + 400; number += 1) {
    if (mayGuaranteeFor(world, no, number, largestPart)) found.push(number);
  }
  return found;
}

/** Makes an application within the right, with guarantors; undefined without a right or guarantors. */
export async function wishOf(world: World, no: number, code: string, part: number) {
  const { rights } = await handlers.memberLoanRightList(memberCall(world, no));
  const right = rights.find((other) => other.loantype_code === code);
  const mostSatang = satangOrNaN(right?.right_amount);
  const term = right?.terms.findLast((other) => satangOrNaN(other.right_amount) === mostSatang);
  if (!right || !term || mostSatang === 0) return { right, wish: undefined };
  const leastSatang = satangOrNaN(right.least_amount);
  const step = satangOrNaN(right.step_amount);
  const amount =
    leastSatang + Math.floor(((mostSatang - leastSatang) * part) / 1_000 / step) * step;
  const product = Object.values(LOAN_PRODUCTS).find((loanProduct) => loanProduct.code === code);
  const count = product ? guarantorsWanted(product, amount) : 0;
  const guarantors = findGuarantors(world, no, count, amount);
  const wish = { code, satang: amount, instalments: term.period_payamt, guarantors };
  return { right, wish: guarantors.length === count ? wish : undefined };
}

/** Answers for all guarantors of an application. */
export async function answerFor(
  world: World,
  guarantors: readonly number[],
  body: { readonly application_no: string; readonly consents: boolean },
): Promise<void> {
  for (const guarantor of guarantors) {
    const answer = await handlers.memberGuaranteeAskAnswer({
      ...memberCall(world, guarantor),
      body,
    });
    if (answer.rc_code !== '1') throw new Error(answer.rc_des);
  }
}

/** Applies for a part of a right, in thousandths, if there is one; all guarantors consent, or the first refuses. */
export async function borrow(
  { world, no }: { readonly world: World; readonly no: number },
  {
    code,
    part,
    consents,
  }: { readonly code: string; readonly part: number; readonly consents: boolean },
): Promise<void> {
  const { wish } = await wishOf(world, no, code, part);
  const sent = wish && (await apply(world, no, wish));
  if (typeof sent !== 'string') return;
  const guarantors = consents ? wish?.guarantors : wish?.guarantors.slice(0, 1);
  await answerFor(world, guarantors ?? [], { application_no: sent, consents });
}
