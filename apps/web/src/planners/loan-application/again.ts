import type { LoanApplication } from '@coop/contracts/member/ahead/loan-application';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { formatSatang, parseBaht } from '@coop/format/money';
import { keepTyped } from '../../requests/draft-files.ts';
import { type Draft, GUARANTOR_FIELDS, NAME } from './check.ts';

/** Returns the guarantors who keep a request from being sent as it was: who refused, or let the time pass. */
export function refusedGuarantors({ guarantors, status }: LoanApplication) {
  const isLapsed = status === 'หมดเวลา';
  return guarantors.filter(
    ({ answer }) => answer === 'ไม่ยินยอม' || (isLapsed && answer === 'รอตอบ'),
  );
}

/** Begins the draft of this tab with an ended request: only what was refused of it is left to be filled in. */
export function draftAgain(application: LoanApplication): void {
  const refused = refusedGuarantors(application);
  const numbers = application.guarantors.map((guarantor) =>
    refused.includes(guarantor) ? '' : guarantor.guarantor_member_no,
  );
  const draft = {
    again_of: application.application_no,
    loantype_code: application.loantype_code,
    period_payamt: String(application.period_payamt),
    amount: formatSatang(parseBaht(application.amount)),
    purpose: application.purpose,
    ...Object.fromEntries(GUARANTOR_FIELDS.map((field, i) => [field, numbers[i] ?? ''])),
    files: {},
    lostFiles: {},
  } as Draft;
  keepTyped(NAME, draft);
}

/** Returns the ended request that a draft goes on from; undefined where the product is another one. */
export const earlierOf = (
  applications: readonly LoanApplication[],
  draft: Pick<Draft, 'again_of'>,
  product: string | undefined,
): LoanApplication | undefined =>
  applications.find(
    (application) =>
      application.application_no === draft.again_of &&
      application.loantype_code === product &&
      isWithoutContract(application),
  );

/** Returns the names of the files that an earlier request has for a paper, by the paper's code. */
export function heldPapers(earlier: LoanApplication | undefined): Readonly<Record<string, string>> {
  const files = earlier?.files ?? [];
  return Object.fromEntries(
    files.flatMap(({ paper_code, file_name }) => (paper_code ? [[paper_code, file_name]] : [])),
  );
}
