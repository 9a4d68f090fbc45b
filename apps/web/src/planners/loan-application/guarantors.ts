import type { LoanApplyProduct } from '@coop/contracts/member/ahead/loan-application';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { parseBaht, toWire } from '@coop/format/money';
import { useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { refusalWords } from '../../forms/refusal-words.ts';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import {
  type Draft,
  type Field,
  GUARANTOR_FIELDS,
  type GuarantorField,
  guarantorCount,
  memberNoOf,
  numberProblem,
} from './check.ts';

/** A guarantor by number, as the backend knows them. */
export interface Guarantor {
  readonly no: string;
  /** Masked name; empty where the backend tells none. */
  readonly name: string;
}

export interface CheckedGuarantor extends Guarantor {
  /** Reason why they cannot guarantee the amount, for the member to read; undefined if they can. */
  readonly problem: string | undefined;
}

async function checkGuarantor(
  api: ReturnType<typeof useApi>,
  no: string,
  satang: number,
): Promise<CheckedGuarantor> {
  const answer = await api('memberGuarantorCheck', {
    body: { membership_no: no, amount: toWire(satang) },
  });
  const name = answer.guarantor_name ?? '';
  const refusal = refusalWords(answer);
  const may = answer.may_guarantee === true;
  return { no, name, problem: refusal ?? (may ? undefined : `${name} ค้ำประกันวงเงินนี้ไม่ได้`) };
}

/**
 * Returns what asks for a guarantor's name and whether they may guarantee an amount, in satang. Who may is not asked for
 * again: a backend lets a member ask a few times a minute only.
 */
export function useGuarantorCheck(): (no: string, satang: number) => Promise<CheckedGuarantor> {
  const api = useApi();
  const answers = useRef(new Map<string, Promise<CheckedGuarantor>>());
  return (no, satang) => {
    const key = `${no}/${satang}`;
    const known = answers.current.get(key);
    if (known) return known;
    const asking = checkGuarantor(api, no, satang);
    answers.current.set(key, asking);
    const forget = () => answers.current.delete(key);
    // A refusal may be of the moment.
    asking.then(({ problem }) => problem !== undefined && forget(), forget);
    return asking;
  };
}

/** Guarantor who was found as the number was typed. */
interface Found {
  readonly key: string;
  readonly name: string;
}

/** Asks for each guarantor's name once the number has been typed, and says at its field who cannot guarantee the loan. */
export function useTypedGuarantors(
  ask: ReturnType<typeof useGuarantorCheck>,
  { typed, mark }: Pick<CheckedForm<Draft, Field>, 'typed' | 'mark'>,
  product: LoanApplyProduct | undefined,
) {
  const [found, setFound] = useState<Partial<Record<Field, Found>>>({});
  const satang = parseBaht(typed.amount) ?? 0;
  const amounts = guaranteedAmounts(satang, guarantorCount(product, satang));
  const keyOf = (field: GuarantorField) =>
    `${memberNoOf(typed[field])}/${amounts[GUARANTOR_FIELDS.indexOf(field)]}`;
  return {
    /** Returns the name of who was found and can guarantee the amount; undefined of anybody else. */
    foundName: (field: GuarantorField) =>
      found[field]?.key === keyOf(field) ? found[field].name : undefined,
    async look(field: GuarantorField) {
      const amount = amounts[GUARANTOR_FIELDS.indexOf(field)];
      const no = memberNoOf(typed[field]);
      if (typed[field] === '' || amount === undefined) return;
      const slip = numberProblem(typed, field);
      if (slip !== undefined || no === undefined) return mark(field, slip ?? '');
      // Without an answer it is asked once more when the request is reviewed.
      const answer = await ask(no, amount).catch(() => undefined);
      if (!answer) return;
      mark(field, answer.problem ?? '');
      if (answer.problem !== undefined) return;
      setFound((known) => ({ ...known, [field]: { key: keyOf(field), name: answer.name } }));
    },
  };
}
