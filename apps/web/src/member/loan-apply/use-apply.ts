import { ApiError } from '@coop/contracts/api-error';
import type { LoanApplyProduct, LoanPaper } from '@coop/contracts/member/ahead/loan-apply';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { parseBaht, toWire } from '@coop/format/money';
import { useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { dataUrlOf } from '../../parts/form/data-url.ts';
import { sortPapers } from '../../parts/form/paper-files.ts';
import { type FieldMessages, refusalOf } from '../../parts/form/refusal.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { useCheckedErrors } from '../../parts/form/use-checked-errors.ts';
import { notify } from '../../toasts/notify.ts';
import {
  checkDraft,
  FIELD_IDS,
  type Field,
  GUARANTOR_FIELDS,
  guarantorCount,
  memberNoOf,
  PAPER_FIELDS,
  papersOf,
  partOf,
  SUBMIT_ID,
  termOf,
} from './check.ts';
import { applyKey, type DraftState } from './draft.ts';
import { text } from './text.ts';

/** A request as it is reviewed. */
export interface Reviewed {
  readonly right: LoanRight;
  readonly satang: number;
  readonly instalments: number;
  readonly purpose: string;
  readonly guarantors: readonly { readonly no: string; readonly name: string }[];
  readonly files: readonly ChosenPaper[];
}

/** A paper and the file that stands for it. */
interface ChosenPaper {
  readonly code: string;
  readonly name: string;
  readonly file: File;
}

/** The field that the wire names by its path: a place among guarantors or files sent, or the code of a paper. */
function fieldAt(path: string, papers: readonly LoanPaper[], sent: readonly string[]): string {
  const [, list, place = ''] = /^(guarantors|files)\.(\w+)/.exec(path) ?? [];
  if (list === 'guarantors') return GUARANTOR_FIELDS[Number(place)] ?? path;
  const code = /^\d+$/.test(place) ? sent[Number(place)] : place;
  return PAPER_FIELDS[papers.findIndex(({ paper_code }) => paper_code === code)] ?? path;
}

function failureOf(error: unknown, papers: readonly LoanPaper[], files: readonly ChosenPaper[]) {
  if (!(error instanceof ApiError)) return refusalOf<Field>(error, FIELD_IDS);
  const sent = files.map(({ code }) => code);
  const told = Object.entries(error.fields).map(
    ([path, words]) => [fieldAt(path, papers, sent), words] as const,
  );
  if (told.length === 0) return refusalOf<Field>(error, FIELD_IDS);
  const isField = ([name]: readonly [string, string]) => Object.hasOwn(FIELD_IDS, name);
  return {
    fields: Object.fromEntries(told.filter(isField)) as FieldMessages<Field>,
    words: told.filter((one) => !isField(one)).map(([, words]) => words),
  };
}

/** Checks a draft, asks whether its guarantors may, and sends it. Nothing typed is lost when that fails. */
export function useApply(
  draft: DraftState,
  right: LoanRight | undefined,
  product: LoanApplyProduct | undefined,
) {
  const api = useApi();
  const errors = useCheckedErrors(FIELD_IDS, SUBMIT_ID);
  const [busy, setBusy] = useState(false);
  const [reviewed, setReviewed] = useState<Reviewed>();
  // A ref, because a second click can arrive before the state is rendered.
  const isBusy = useRef(false);

  /** The papers of this product that have a file. */
  const chosenPapers = (): ChosenPaper[] =>
    papersOf(product).flatMap(({ paper_code: code, paper_desc: name }) => {
      const file = draft.values.files[code];
      return file ? [{ code, name, file }] : [];
    });

  const alone = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setReviewed(undefined);
      errors.refuse(failureOf(error, papersOf(product), chosenPapers()));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };

  /** Names those who are to guarantee it; undefined where one of them may not. */
  const findGuarantors = async (satang: number, count: number) => {
    const wrong: FieldMessages<Field> = {};
    const found: { no: string; name: string }[] = [];
    for (const [i, field] of GUARANTOR_FIELDS.slice(0, count).entries()) {
      const no = memberNoOf(draft.values.guarantors[i] ?? '') ?? '';
      const answer = await api('memberGuarantorCheck', {
        body: { membership_no: no, amount: toWire(partOf(satang, count)) },
      });
      const name = answer.guarantor_name ?? '';
      const refusal = refusalWords(answer);
      if (refusal !== undefined) wrong[field] = refusal;
      else if (answer.may_guarantee !== true) wrong[field] = text.need.mayNot(name);
      found.push({ no, name });
    }
    if (Object.keys(wrong).length === 0) return found;
    errors.refuse({ fields: wrong });
    return undefined;
  };

  const review = () => {
    const fields = checkDraft(draft.values, right, product);
    const term = termOf(right, draft.values);
    if (!right || !term || Object.keys(fields).length > 0) return errors.refuse({ fields });
    errors.clear();
    const { amount, purpose } = draft.values;
    const files = chosenPapers();
    const satang = parseBaht(amount) ?? 0;
    void alone(async () => {
      const guarantors = await findGuarantors(satang, guarantorCount(product, satang));
      if (!guarantors) return;
      const instalments = term.period_payamt;
      setReviewed({ right, satang, instalments, purpose: purpose.trim(), guarantors, files });
    });
  };

  const send = (one: Reviewed) =>
    alone(async () => {
      const typed = {
        loantype_code: one.right.loantype_code,
        purpose: one.purpose,
        amount: toWire(one.satang),
        period_payamt: one.instalments,
        guarantors: one.guarantors.map(({ no }) => no),
      };
      const files = await Promise.all(
        one.files.map(async ({ code, file }) => ({
          paper_code: code,
          name: file.name,
          data: await dataUrlOf(file),
        })),
      );
      const idempotency_key = applyKey(
        typed,
        one.files.map(({ file }) => file),
      );
      const answer = await api('memberLoanApplyCreate', {
        body: { ...typed, idempotency_key, files },
      });
      setReviewed(undefined);
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return errors.refuse({ words: [refusal] });
      notify.success(answer.rc_des);
      draft.reset();
      for (const key of ['memberLoanApplyList', 'memberLoanRightList'] as const) {
        await queryClient.invalidateQueries({ queryKey: feedKey(key, {}) });
      }
    });

  /** Takes the file of a paper if it can be sent, and says at once if it cannot; the last one chosen counts. */
  const choose = (code: string, field: Field, chosen: readonly File[]) => {
    const { files, keptOut } = sortPapers(chosen.slice(-1), 1);
    const { [code]: before, ...others } = draft.values.files;
    const [file = keptOut.length > 0 ? before : undefined] = files;
    draft.change({ files: file ? { ...others, [code]: file } : others });
    if (keptOut.length > 0) errors.refuse({ fields: { [field]: keptOut.join(' ') } });
    else errors.forget(field);
  };

  return {
    ...errors,
    busy,
    reviewed,
    unreview: () => setReviewed(undefined),
    review,
    send,
    choose,
  };
}
