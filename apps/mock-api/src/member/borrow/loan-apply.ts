import type { LoanApplication } from '@coop/contracts/member/ahead/loan-application';
import type { LoanApplyBody } from '@coop/contracts/member/ahead/loan-apply';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { planOf } from '@coop/cooperative/facts/application-progress';
import { guarantorsWanted } from '@coop/cooperative/guarantee/guarantor-rules';
import type { LoanApplicationFact } from '@coop/cooperative/log/loan-application';
import { dayOf, today, wallTime } from '@coop/cooperative/moments';
import { maskName } from '@coop/cooperative/people/mask-name';
import { deriveMember, membershipNoOf } from '@coop/cooperative/people/member';
import { isSamePlan } from '@coop/cooperative/people/person/plans';
import {
  type Application,
  applicationsOf,
  payoutDay,
} from '@coop/cooperative/requests/applications';
import { mayGuaranteeFor } from '@coop/cooperative/requests/guarantees';
import { rightTo } from '@coop/cooperative/requests/loan-rights';
import { requestsOf } from '@coop/cooperative/requests/money-requests';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import {
  LOAN_PRODUCTS,
  type LoanProduct,
  type LoanProductKey,
} from '@coop/cooperative/rules/products';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { yearBEOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { hashOf, sentBefore } from '../../call/same-body.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { wireOffer } from './loan-offer.ts';
import { paperFiles, wireFiles, wirePapers } from './loan-papers.ts';

const KEYS = (Object.keys(LOAN_PRODUCTS) as LoanProductKey[]).filter((key) => key !== 'emergency');

/** Tells whether the member can cancel it, because nobody is examining it. */
const canCancel = ({ status }: Application) =>
  ['ส่งแล้ว', 'รอผู้ค้ำประกัน', 'ผู้ค้ำประกันยินยอมครบ', 'ขอเอกสารเพิ่ม'].includes(status);

/** Returns a guarantor's answer; undefined while it is pending. */
export function answerWord(consents: boolean | undefined) {
  if (consents === undefined) return 'รอตอบ' as const;
  return consents ? ('ยินยอม' as const) : ('ไม่ยินยอม' as const);
}

function contractNoOf(world: World, no: number, application: Application): string {
  if (application.effectiveOn === '') return '';
  const plan = planOf(application);
  return (
    world.records(no).contracts.findLast((contract) => isSamePlan(contract.plan, plan))
      ?.contractNo ?? ''
  );
}

function wireApplication(world: World, no: number, application: Application): LoanApplication {
  const { fact, answers, guarantors, answerBy, log, status, effectiveOn } = application;
  const { value } = fact;
  const product = LOAN_PRODUCTS[value.product];
  return {
    application_no: value.no,
    loantype_code: product.code,
    loantype_desc: product.name,
    purpose: value.purpose,
    amount: toWire(value.principalSatang),
    period_payamt: value.instalments,
    ...(value.otherSatang !== undefined && { other_deductions: toWire(value.otherSatang) }),
    ...(!isWithoutContract(application) && {
      offer: wireOffer(world.records(no), value.product, payoutDay(world, application)),
    }),
    status,
    answer_by: guarantors.length === 0 ? '' : dayOf(answerBy),
    effective_date: effectiveOn,
    loancontract_no: contractNoOf(world, no, application),
    can_cancel: canCancel(application),
    officer_note: log.at(-1)?.reason ?? '',
    guarantors: guarantors.map((guarantor) => ({
      guarantor_member_no: membershipNoOf(guarantor),
      guarantor_name: maskName(deriveMember(world.view(), guarantor)),
      answer: answerWord(answers.get(guarantor)),
    })),
    files: wireFiles(world, application),
    status_log: log.map((step) => ({ status: step.status, at: wallTime(step.at) })),
  };
}

type Errors = Record<string, string[]>;

/** Returns why an amount is refused; undefined if it is allowed. */
function amountError(satang: number, leastSatang: number, mostSatang: number, step: number) {
  if (satang < leastSatang) return `จำนวนเงินต้องไม่น้อยกว่า ${formatSatang(leastSatang)} บาท`;
  if (satang > mostSatang) return `จำนวนเงินเกินสิทธิกู้ ${formatSatang(mostSatang)} บาท`;
  if (satang % step !== 0) return `ระบุจำนวนเงินเป็นจำนวนเท่าของ ${formatSatang(step)} บาท`;
  return undefined;
}

function checkGuarantors(
  world: World,
  no: number,
  numbers: readonly number[],
  satang: number,
  product: LoanProduct,
  errors: Errors,
): void {
  const wanted = guarantorsWanted(product, satang);
  if (numbers.length !== wanted) {
    errors.guarantors = [wanted === 0 ? 'เงินกู้นี้ไม่ต้องใช้ผู้ค้ำประกัน' : `วงเงินนี้ต้องมีผู้ค้ำประกัน ${wanted} คน`];
    return;
  }
  const parts = guaranteedAmounts(satang, numbers.length);
  numbers.forEach((number, i) => {
    const isTwice = numbers.indexOf(number) !== i;
    const may = !isTwice && mayGuaranteeFor(world, no, number, parts[i] ?? 0);
    if (isTwice) errors[`guarantors.${i}`] = ['เลขทะเบียนนี้ซ้ำกับผู้ค้ำประกันคนก่อน'];
    else if (!may) errors[`guarantors.${i}`] = ['สมาชิกเลขทะเบียนนี้ค้ำประกันวงเงินนี้ไม่ได้'];
  });
}

type Checked = Omit<LoanApplicationFact, 'no' | 'key' | 'bodyHash'>;

/**
 * Checks an application against the right.
 * @throws WireError 422 that names every wrong field
 */
function check(world: World, subject: string, body: LoanApplyBody): Checked {
  const no = Number(subject);
  const key = KEYS.find((other) => LOAN_PRODUCTS[other].code === body.loantype_code);
  if (!key) throw invalid({ loantype_code: ['กรุณาเลือกประเภทเงินกู้ เงินกู้ฉุกเฉินขอที่คำขอทำรายการเงิน'] });
  const product: LoanProduct = LOAN_PRODUCTS[key];
  const errors: Errors = {};
  if (!product.terms.includes(body.period_payamt)) {
    throw invalid({ period_payamt: [`ผ่อนได้ ${product.terms.join(', ')} งวด`] });
  }
  const requests = requestsOf(world, subject);
  const right = rightTo(world, no, key, requests, body.period_payamt);
  const satang = parseBaht(body.amount) ?? -1;
  const unmet = right.conditions.filter(({ met }) => !met);
  const amount = amountError(satang, right.leastSatang, right.rightSatang, product.stepSatang);
  if (unmet.some(({ kind }) => kind === 'no_request')) {
    errors.loantype_code = ['ท่านมีคำขอกู้ที่ยังไม่เสร็จ ขอกู้ได้ครั้งละหนึ่งคำขอ'];
  } else if (unmet.length > 0) {
    errors.loantype_code = ['ยังกู้ประเภทนี้ไม่ได้ เพราะยังไม่ครบเงื่อนไข ดูได้ที่หน้าสิทธิกู้'];
  } else if (!fitsInTime(right.conditions, body.period_payamt)) {
    errors.period_payamt = ['ผ่อนนานเท่านี้ไม่ทันอายุที่ระเบียบกำหนด กรุณาเลือกจำนวนงวดที่น้อยลง'];
  } else if (amount) {
    errors.amount = [amount];
  }
  const guarantors = body.guarantors.map(Number);
  if (Object.keys(errors).length === 0) {
    checkGuarantors(world, no, guarantors, satang, product, errors);
  }
  const files = paperFiles(world, no, key, body, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    product: key,
    purpose: body.purpose.trim(),
    principalSatang: satang,
    instalments: body.period_payamt,
    ...(body.other_deductions && { otherSatang: parseBaht(body.other_deductions) ?? 0 }),
    guarantors,
    files,
  };
}

function fitsInTime(conditions: ReturnType<typeof rightTo>['conditions'], instalments: number) {
  const left = conditions.find(({ kind }) => kind === 'months_left');
  return left === undefined || Number(left.has) >= instalments;
}

function nextNo(world: World): string {
  const now = world.clock.now();
  world.overlay.append({ at: now, kind: 'money-request-no', subject: 'all', value: {} });
  const count = world.overlay.all('money-request-no', 'all').length;
  const year = yearBEOf(today(world.clock));
  return `L${year}-${String(count).padStart(6, '0')}`;
}

export const memberLoanApplyHandlers: HandlersOf<
  'memberLoanApplyList' | 'memberLoanApplyCreate' | 'memberLoanApplyCancel'
> = {
  memberLoanApplyList({ world, no }) {
    return {
      as_of: world.view().asOf,
      products: KEYS.map((key) => ({
        loantype_code: LOAN_PRODUCTS[key].code,
        papers: wirePapers(world, no, key),
        guarantors: LOAN_PRODUCTS[key].guarantors.map(({ upToSatang, count }) => ({
          ...(upToSatang !== null && { up_to: toWire(upToSatang) }),
          count,
        })),
      })),
      applications: applicationsOf(world, no)
        .map((application) => wireApplication(world, no, application))
        .reverse(),
    };
  },

  memberLoanApplyCreate({ body, world, subject }) {
    const done = (no: string, count: number) => ({
      rc_code: '1',
      rc_des:
        count === 0
          ? 'ส่งคำขอกู้แล้ว สหกรณ์จะตรวจสอบภายในวันทำการถัดไป'
          : `ส่งคำขอกู้แล้ว รอผู้ค้ำประกันยินยอมภายใน ${BY_LAWS.guarantors.answer_days} วัน`,
      application_no: no,
    });
    const facts = world.overlay.all('loan-application', subject);
    const twin = sentBefore(facts, 'idempotency_key', body)?.value;
    if (twin) return done(twin.no, twin.guarantors.length);
    const checked = check(world, subject, body);
    const no = nextNo(world);
    const now = world.clock.now();
    const key = { key: body.idempotency_key, bodyHash: hashOf(body) };
    world.overlay.append({
      at: now,
      kind: 'loan-application',
      subject,
      value: { no, ...key, ...checked },
    });
    for (const guarantor of checked.guarantors) {
      const value = { no, borrower: Number(subject) };
      world.overlay.append({
        at: now,
        kind: 'guarantor-asked',
        subject: membershipNoOf(guarantor),
        value,
      });
    }
    return done(no, checked.guarantors.length);
  },

  memberLoanApplyCancel({ body, world, subject, no }) {
    const found = applicationsOf(world, no).find(
      ({ fact }) => fact.value.no === body.application_no,
    );
    if (!found) throw notFound();
    if (!canCancel(found)) return refused(`คำขอนี้${found.status} จึงยกเลิกไม่ได้`);
    recordNow(world, 'loan-application-cancel', subject, { no: body.application_no });
    return done('ยกเลิกคำขอกู้แล้ว');
  },
};
