import type { KepBill } from '@coop/contracts/member/kep';
import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { text } from './text.ts';

/** This month against last, in one sentence, with the commonest reason if it applies. */
function Difference({ data, kep }: { data: MemberOverview; kep: KepBill }) {
  const [now, before] = [parseBaht(kep.receive_amount), parseBaht(data.previous_receive_amount)];
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return <> · {text.same}</>;
  const daysDiffer = data.kep_days !== undefined && data.kep_days !== data.previous_kep_days;
  return (
    <>
      {' · '}
      {difference > 0 ? text.more : text.less} <Amount satang={Math.abs(difference)} size="s" />{' '}
      {text.baht}
      {daysDiffer && data.kep_days !== 0 && (
        <> ({text.becauseDays(formatCount(data.kep_days), formatCount(data.previous_kep_days))})</>
      )}
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
      {text.total} <Amount satang={parseBaht(kep.receive_amount)} size="s" /> {text.baht}
      <Difference data={data} kep={kep} />
    </>
  );
  return (
    <Card title={text.deducted}>
      <StackedBar title={text.deducted} caption={caption} parts={parts} />
    </Card>
  );
}
