import type { KepBill } from '@coop/contracts/member/kep';
import type { MemberOverview } from '@coop/contracts/member/overview';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { StackedBar, type StackedBarPart } from '@coop/ui/stacked-bar';
import { Link } from 'react-router';
import { KepDifference } from '../../parts/month/kep-difference.tsx';
import { paths } from '../../site/paths.ts';
import styles from './status.module.css';
import { text } from './text.ts';

/** A part for each line of this month; what is left of earlier months is one. */
function partsOf({ lines }: KepBill): StackedBarPart[] {
  const known = lines.flatMap((line) => {
    const satang = parseBaht(line.amount);
    const isContract = line.item_group === 'LOAN' && line.ref_no;
    const label = isContract ? `${line.item_desc} ${line.ref_no}` : line.item_desc;
    return satang === null ? [] : [{ label, satang, isArrear: line.is_arrear }];
  });
  const overdue = known.filter((one) => one.isArrear);
  const satang = overdue.reduce((sum, one) => sum + one.satang, 0);
  const parts = known
    .filter((one) => !one.isArrear)
    .map(({ label, satang: part }) => ({ label, satang: part }));
  return overdue.length > 0 ? [...parts, { label: text.overduePart, satang }] : parts;
}

/** Where this month's deduction goes. */
export function Deductions({ data, kep }: { data: MemberOverview; kep: KepBill }) {
  const parts = partsOf(kep);
  const caption = (
    <>
      {text.total} <Amount satang={parseBaht(kep.receive_amount)} /> {text.baht}
      {data.previous_receive_amount !== undefined && ' · '}
      <KepDifference
        amount={kep.receive_amount}
        previous={data.previous_receive_amount}
        changes={data.kep_changes ?? []}
      />
    </>
  );
  return (
    <Card title={text.deducted}>
      <StackedBar title={text.deducted} caption={caption} parts={parts} />
      <p className={styles.links}>
        <Link to={paths.member.kepMonth(kep.recv_period)}>{text.seeKep}</Link>
        <Link to={paths.member.kepcrem}>{text.seeCrem}</Link>
      </p>
    </Card>
  );
}
