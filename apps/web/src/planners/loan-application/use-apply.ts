import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type {
  LoanApplication,
  LoanApplyProduct,
  LoanPaper,
} from '@coop/contracts/member/ahead/loan-application';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { guaranteedAmounts } from '@coop/finance/loans/guarantor-share';
import { parseBaht, toWire } from '@coop/format/money';
import { useCall } from '../../feed/use-call.ts';
import { fileToSend } from '../../forms/data-url.ts';
import { type FieldMessages, refusalOf } from '../../forms/refusal.ts';
import { requestKey } from '../../requests/draft-files.ts';
import { useReviewedForm } from '../../requests/use-reviewed-form.ts';
import type { Month } from '../borrowing/month.ts';
import { earlierOf, heldPapers } from './again.ts';
import {
  checkDraft,
  type Draft,
  FIELD_IDS,
  type Field,
  GUARANTOR_FIELDS,
  guarantorCount,
  memberNoOf,
  NAME,
  PAPER_FIELDS,
  papersOf,
  readDraftOf,
  termOf,
} from './check.ts';
import { type Guarantor, useGuarantorCheck, useTypedGuarantors } from './guarantors.ts';

export interface Reviewed {
  readonly right: LoanRight;
  readonly satang: number;
  readonly instalments: number;
  readonly month: Month | undefined;
  readonly purpose: string;
  readonly guarantors: readonly Guarantor[];
  readonly files: readonly ChosenPaper[];
  /** The ended request whose papers stand for those that are not sent. */
  readonly againOf: string | undefined;
}

/** A paper and the file that stands for it; without one of its own, that of the earlier request. */
interface ChosenPaper {
  readonly code: string;
  readonly name: string;
  readonly fileName: string;
  readonly file?: File;
}

/** The field that the wire names by its path: a place among guarantors or files sent, or the code of a paper. */
function fieldAt(path: string, papers: readonly LoanPaper[], sent: readonly string[]): string {
  const [, list, place = ''] = /^(guarantors|files)\.(\w+)/.exec(path) ?? [];
  if (list === 'guarantors') return GUARANTOR_FIELDS[Number(place)] ?? path;
  const code = /^\d+$/.test(place) ? sent[Number(place)] : place;
  return PAPER_FIELDS[papers.findIndex(({ paper_code }) => paper_code === code)] ?? path;
}

function failureOf(
  error: unknown,
  papers: readonly LoanPaper[],
  files: readonly { readonly code: string }[],
) {
  if (!(error instanceof ApiError)) return refusalOf<Field>(error, FIELD_IDS);
  const sent = files.map(({ code }) => code);
  const reported = Object.entries(error.fields).map(
    ([path, words]) => [fieldAt(path, papers, sent), words] as const,
  );
  if (reported.length === 0) return refusalOf<Field>(error, FIELD_IDS);
  const isField = ([name]: readonly [string, string]) => Object.hasOwn(FIELD_IDS, name);
  return {
    fields: Object.fromEntries(reported.filter(isField)) as FieldMessages<Field>,
    words: reported.filter((pair) => !isField(pair)).map(([, words]) => words),
  };
}

/** The papers of a product that have a file, new or held. */
const chosenPapers = (
  product: LoanApplyProduct | undefined,
  { files }: Draft,
  held: Readonly<Record<string, string>>,
): ChosenPaper[] =>
  papersOf(product).flatMap(({ paper_code: code, paper_desc: name }): ChosenPaper[] => {
    const chosen = files[code] ?? [];
    if (chosen.length > 0) return chosen.map((file) => ({ code, name, fileName: file.name, file }));
    const fileName = held[code];
    return fileName === undefined ? [] : [{ code, name, fileName }];
  });

/** The papers that are sent, without those of the earlier request. */
const sentPapers = (papers: readonly ChosenPaper[]) =>
  papers.flatMap(({ code, file }) => (file ? [{ code, file }] : []));

/** Asks for each guarantor's name and whether they may; those who may not are named at their fields. */
async function findGuarantors(
  ask: ReturnType<typeof useGuarantorCheck>,
  numbers: readonly string[],
  satang: number,
) {
  const wrong: FieldMessages<Field> = {};
  const found: Guarantor[] = [];
  const amounts = guaranteedAmounts(satang, numbers.length);
  for (const [i, field] of GUARANTOR_FIELDS.slice(0, numbers.length).entries()) {
    const no = memberNoOf(numbers[i] ?? '') ?? '';
    const { name, problem } = await ask(no, amounts[i] ?? 0);
    if (problem !== undefined) wrong[field] = problem;
    found.push({ no, name });
  }
  return { found, wrong };
}

async function inputOf(reviewed: Reviewed): Promise<CallInput<'memberLoanApplyCreate'>> {
  const others = reviewed.month?.othersSatang ?? 0;
  const typed = {
    loantype_code: reviewed.right.loantype_code,
    purpose: reviewed.purpose,
    amount: toWire(reviewed.satang),
    period_payamt: reviewed.instalments,
    ...(others > 0 && { other_deductions: toWire(others) }),
    guarantors: reviewed.guarantors.map(({ no }) => no),
    ...(reviewed.againOf !== undefined && { again_of: reviewed.againOf }),
  };
  const papers = sentPapers(reviewed.files);
  const files = await Promise.all(
    papers.map(async ({ code, file }) => ({
      paper_code: code,
      ...(await fileToSend(file)),
    })),
  );
  const marks = papers.map(({ file }) => file);
  const idempotency_key = requestKey(NAME, typed, marks);
  return { body: { ...typed, idempotency_key, files } };
}

export interface ApplyProps {
  /** Rights that the member can ask for here and now. */
  readonly rights: readonly LoanRight[];
  readonly products: readonly LoanApplyProduct[];
  /** Requests made before, of which one that ended can be gone on from. */
  readonly applications: readonly LoanApplication[];
  /** The product that the address asks for. */
  readonly wanted: string;
  readonly onSent: (reviewed: Reviewed, applicationNo: string) => void;
}

/** Returns what a draft is about: the right, its product, and the ended request that it goes on from. */
function chosenBy({ rights, products, applications }: ApplyProps, draft: Draft) {
  const right = rights.find((other) => other.loantype_code === draft.loantype_code);
  const earlier = earlierOf(applications, draft, right?.loantype_code);
  return {
    right,
    product: products.find((product) => product.loantype_code === right?.loantype_code),
    earlier,
    held: heldPapers(earlier),
  };
}

/**
 * The form: a draft, whose guarantors are asked for before it is shown once more.
 * @param month what the loan changes; undefined where it is not known
 */
export function useApply(props: ApplyProps, month: Month | undefined) {
  const { wanted, onSent } = props;
  const ask = useGuarantorCheck();
  const { run } = useCall('memberLoanApplyCreate');
  const form = useReviewedForm({
    name: NAME,
    ids: FIELD_IDS,
    at: 'apply-review',
    read: (kept) => readDraftOf(wanted, kept),
    check(draft) {
      const { right, product, held } = chosenBy(props, draft);
      return checkDraft(draft, right, product, held);
    },
    async review(draft, refuse): Promise<Reviewed | undefined> {
      const { right, product, earlier, held } = chosenBy(props, draft);
      const term = termOf(right, draft);
      if (!right || !term) return undefined;
      const satang = parseBaht(draft.amount) ?? 0;
      const guarantorFields = GUARANTOR_FIELDS.slice(0, guarantorCount(product, satang));
      const numbers = guarantorFields.map((field) => draft[field]);
      const { found: guarantors, wrong } = await findGuarantors(ask, numbers, satang);
      if (Object.keys(wrong).length > 0) {
        refuse({ fields: wrong });
        return undefined;
      }
      const instalments = term.period_payamt;
      const purpose = draft.purpose.trim();
      const files = chosenPapers(product, draft, held);
      const againOf = files.some(({ file }) => !file) ? earlier?.application_no : undefined;
      return { right, satang, instalments, month, purpose, guarantors, files, againOf };
    },
    send: async (reviewed) => run(await inputOf(reviewed)),
    failureOf: (error, draft) => {
      const { product, held } = chosenBy(props, draft);
      const sent = sentPapers(chosenPapers(product, draft, held));
      return failureOf(error, papersOf(product), sent);
    },
    onSent: ({ application_no = '' }, reviewed) => onSent(reviewed, application_no),
  });
  const chosen = chosenBy(props, form.typed);

  const choose = (code: string, field: Field, files: readonly File[], keptOut: string) => {
    const { typed } = form;
    const { [code]: _, ...otherLost } = typed.lostFiles;
    form.change({
      files: { ...typed.files, [code]: files },
      lostFiles: files.length > 0 ? otherLost : typed.lostFiles,
    });
    form.mark(field, keptOut);
  };
  return { ...form, ...chosen, ...useTypedGuarantors(ask, form, chosen.product), month, choose };
}
