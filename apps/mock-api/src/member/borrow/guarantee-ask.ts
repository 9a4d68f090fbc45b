import type { GuaranteeAsk, memberGuaranteeAsk } from '@coop/contracts/member/ahead/guarantee-ask';
import { planOf } from '@coop/cooperative/facts/application-progress';
import { dayOf } from '@coop/cooperative/moments';
import { openContract } from '@coop/cooperative/money/loans/loan-history';
import { nextDueOn, nextInstalment } from '@coop/cooperative/money/loans/loans';
import { maskName } from '@coop/cooperative/people/mask-name';
import { deriveMember, fullName, membershipNoOf } from '@coop/cooperative/people/member';
import {
  type Application,
  type Ask,
  asksOf,
  canAnswer,
  payoutDay,
} from '@coop/cooperative/requests/applications';
import { mayGuaranteeFor } from '@coop/cooperative/requests/guarantees';
import { guaranteedAmounts, shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import { parseBaht, toWire } from '@coop/format/money';
import type { HandlersOf } from '../../call/handler.ts';
import { refused } from '../../call/outcome.ts';
import { invalid } from '../../call/wire-error.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { answerWord } from './loan-apply.ts';

/** Returns the first instalment if it is paid out on its day, as far as that can be told, satang. */
function instalmentSatang(world: World, application: Application): number {
  const contract = openContract('', planOf(application, payoutDay(world, application)));
  return nextInstalment(contract, nextDueOn(contract)).totalSatang;
}

/** Returns a guarantor's part of the amount, and of an instalment. */
function partsOf(world: World, application: Application, no: number) {
  const { guarantors, principalSatang } = application.fact.value;
  const amounts = guaranteedAmounts(principalSatang, guarantors.length);
  const place = guarantors.indexOf(no);
  const totalSatang = instalmentSatang(world, application);
  const share = shareAmongGuarantors(totalSatang, amounts)[place] ?? 0;
  return { amountSatang: amounts[place] ?? 0, shareSatang: share, totalSatang };
}

function wireAsk(world: World, no: number, ask: Ask): GuaranteeAsk {
  const { application, borrower } = ask;
  const { value } = application.fact;
  const { amountSatang, shareSatang, totalSatang } = partsOf(world, application, no);
  return {
    application_no: value.no,
    borrower_member_no: membershipNoOf(borrower),
    borrower_name: fullName(deriveMember(world.view(), borrower)),
    loantype_desc: productName(application),
    purpose: value.purpose,
    amount: toWire(value.principalSatang),
    period_payamt: value.instalments,
    guarantee_amount: toWire(amountSatang),
    monthly_liability: toWire(shareSatang),
    instalment: toWire(totalSatang),
    answer_by: dayOf(application.answerBy),
    answer: answerWord(application.answers.get(no)),
    can_answer: canAnswer(ask, no),
  };
}

const productName = (application: Application) =>
  openContract('', planOf(application, dayOf(application.fact.at))).product.name;

/** Requests without a contract are no longer shown; those that became one are among the guarantees. */
const isShown = ({ application }: Ask) => application.isPending;

export const memberGuaranteeAskHandlers: HandlersOf<keyof typeof memberGuaranteeAsk> = {
  memberGuarantorCheck({ body, world, no: borrower }) {
    const no = Number(body.membership_no);
    const satang = parseBaht(body.amount) ?? 0;
    if (satang < 0) throw invalid({ amount: ['จำนวนเงินต้องไม่ติดลบ'] });
    const view = world.view();
    if (no < 1 || no > view.population) return refused('ไม่พบเลขทะเบียนสมาชิกนี้');
    const may = mayGuaranteeFor(world, borrower, no, satang);
    return {
      rc_code: '1',
      rc_des: may ? 'ค้ำประกันวงเงินนี้ได้' : 'ค้ำประกันวงเงินนี้ไม่ได้',
      guarantor_name: maskName(deriveMember(view, no)),
      may_guarantee: may,
    };
  },

  memberGuaranteeAskList({ world, no }) {
    return {
      as_of: world.view().asOf,
      asks: asksOf(world, no)
        .filter(isShown)
        .map((ask) => wireAsk(world, no, ask))
        .reverse(),
    };
  },

  memberGuaranteeAskAnswer({ body, world, no }) {
    const ask = asksOf(world, no).find(
      ({ application }) => application.fact.value.no === body.application_no,
    );
    if (!ask) return refused('ไม่พบคำขอค้ำประกันนี้');
    const { application, borrower } = ask;
    if (!canAnswer(ask, no)) return refused('คำขอนี้ตอบแล้วหรือสิ้นสุดแล้ว จึงเปลี่ยนคำตอบไม่ได้');
    const { amountSatang } = partsOf(world, application, no);
    if (body.consents && !mayGuaranteeFor(world, borrower, no, amountSatang)) {
      return refused('วงเงินค้ำประกันของท่านไม่พอสำหรับสัญญานี้แล้ว');
    }
    recordNow(world, 'guarantor-answer', membershipNoOf(borrower), {
      no: body.application_no,
      guarantor: no,
      consents: body.consents,
    });
    return {
      rc_code: '1',
      rc_des: body.consents ? 'บันทึกว่าท่านยินยอมค้ำประกันแล้ว' : 'บันทึกว่าท่านไม่ยินยอมแล้ว',
    };
  },
};
