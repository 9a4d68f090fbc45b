import type { KepBill } from '@coop/contracts/member/kep';
import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { text } from './text.ts';

/** The commonest reasons why a month differs from the one before it. */
function reasonOf({ arrear_periods, kep_days, previous_kep_days }: MemberOverview): string | null {
  if (arrear_periods > 0) return text.becauseArrears;
  if (!kep_days || kep_days === previous_kep_days) return null;
  return text.becauseDays(formatCount(kep_days), formatCount(previous_kep_days));
}

/** This month against last, in one sentence, with the reason if it is a common one. */
function Difference({ data, kep }: { data: MemberOverview; kep: KepBill }) {
  const [now, before] = [parseBaht(kep.receive_amount), parseBaht(data.previous_receive_amount)];
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return <> · {text.same}</>;
  const reason = reasonOf(data);
  return (
    <>
      {' · '}
      {difference > 0 ? text.increase : text.decrease} <Amount satang={Math.abs(difference)} />{' '}
      {text.baht}
      {reason && ` (${reason})`}
    </>
  );
}

/** Where this month's deduction goes. */
export function Deductions({ data, kep }: { data: MemberOverview; kep: KepBill }) {
  const parts = kep.lines.flatMap((line) => {
    const satang = parseBaht(line.amount);
    const isContract = line.item_group === 'LOAN' && line.ref_no;
    const label = isContract ? `${line.item_desc} ${line.ref_no}` : line.item_desc;
    return satang === null ? [] : [{ label, satang }];
  });
  const caption = (
    <>
      {text.total} <Amount satang={parseBaht(kep.receive_amount)} /> {text.baht}
      <Difference data={data} kep={kep} />
    </>
  );
  return (
    <Card title={text.deducted}>
      <StackedBar title={text.deducted} caption={caption} parts={parts} />
    </Card>
  );
}
