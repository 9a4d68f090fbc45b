import type { KepChange } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { mainCauses } from './kep-causes.ts';

interface KepDifferenceProps {
  readonly amount: string;
  readonly previous: string | undefined;
  readonly changes: readonly KepChange[];
}

/** The change of a month's collection since the one before, in one sentence with the main causes. */
export function KepDifference({ amount, previous, changes }: KepDifferenceProps) {
  const [now, before] = [parseBaht(amount), parseBaht(previous)];
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return <>เท่ากับเดือนก่อน</>;
  const causes = mainCauses(changes);
  return (
    <>
      {difference > 0 ? 'มากกว่าเดือนก่อน' : 'น้อยกว่าเดือนก่อน'} <Amount satang={Math.abs(difference)} />{' '}
      บาท
      {causes.length > 0 && <> เพราะ{causes.map((one) => one.words).join(' และ')}</>}
    </>
  );
}
