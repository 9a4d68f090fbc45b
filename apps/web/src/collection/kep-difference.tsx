import type { KepChange } from '@coop/contracts/member/kep';
import { keyed } from '@coop/format/keyed';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { mainCauses } from './kep-causes.ts';
import { SignedAmount } from './signed-amount.tsx';

interface KepDifferenceProps {
  readonly amount: string;
  readonly previous: string | undefined;
  readonly changes: readonly KepChange[];
}

/** The change of a month's collection since the one before, in one sentence whose parts add up to it. */
export function KepDifference({ amount, previous, changes }: KepDifferenceProps) {
  const [now, before] = [parseBaht(amount), parseBaht(previous)];
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return <>เท่ากับเดือนก่อน</>;
  const causes = mainCauses(changes, difference);
  const [only] = causes;
  return (
    <>
      {difference > 0 ? 'มากกว่าเดือนก่อน' : 'น้อยกว่าเดือนก่อน'}{' '}
      <span className="nowrap">
        <Amount satang={Math.abs(difference)} /> บาท
      </span>
      {only && causes.length === 1 && <> เพราะ{only.words}</>}
      {causes.length > 1 && (
        <>
          {' เพราะ'}
          {keyed(causes, (one) => one.words).map(([key, { words, satang }], index) => (
            <span key={key}>
              {index > 0 && (index === causes.length - 1 ? ' และ' : ' ')}
              {words} (<SignedAmount satang={satang} />)
            </span>
          ))}
        </>
      )}
    </>
  );
}
