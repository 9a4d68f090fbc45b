import type { RequestType } from '@coop/contracts/member/requestpromoney';
import type { Records } from '../money/records.ts';
import type { RequestProgress } from './request-progress.ts';

// A request whose money is no longer there on its day is refused then, as an officer would.

/** Returns why nothing more can be taken for a contract. */
export const paidOff = (contractNo: string): string => `สัญญา ${contractNo} ชำระหมดแล้ว`;

/** Requests that take what may have gone elsewhere by their day, and why they are refused then. */
const REFUSALS: Partial<Record<RequestType, (refNo: string) => string>> = {
  WITHDRAW: (accountNo) => `ยอดที่ถอนได้ของบัญชี ${accountNo} ไม่พอในวันที่โอน`,
  CLAIM_HELD: () => 'เงินรอคืนไม่พอในวันที่โอน',
  REPAY: paidOff,
};

/** Returns whether a request took money, or was to take it, on a day by a moment. */
export function isTakenOn(
  { fact, effectiveOn, log }: RequestProgress,
  day: string,
  moment: number,
): boolean {
  const isOf = REFUSALS[fact.value.type] !== undefined && effectiveOn === day;
  return isOf && log.every(({ at }) => at <= moment);
}

/** Refuses the requests that by a moment were to be carried out and, as the records say, could not. */
export function asCarriedOut(
  requests: readonly RequestProgress[],
  { untaken }: Pick<Records, 'untaken'>,
  moment: number,
): RequestProgress[] {
  if (untaken.length === 0) return [...requests];
  return requests.map((progress) => {
    const { fact, log } = progress;
    const { type, refNo, requestNo } = fact.value;
    const last = log.at(-1);
    if (!untaken.includes(requestNo) || !last || last.at > moment) return progress;
    const refusal = REFUSALS[type]?.(refNo) ?? '';
    const refused = { status: 'ไม่อนุมัติ', at: last.at } as const;
    return { ...progress, log: [...log.slice(0, -1), refused], refusal, effectiveOn: '' };
  });
}
