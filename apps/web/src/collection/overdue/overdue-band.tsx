import type { MemberKep } from '@coop/contracts/member/kep';
import { Band } from '@coop/ui/band';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { NotBooked, PaidBand } from '../paid-bill.tsx';
import styles from './overdue.module.css';
import { overdueOf } from './overdue.ts';
import { OverdueTitle, OwedLine, PayLink, periodsWords } from './overdue-view.tsx';
import { text } from './text.ts';

/** The short form: how much, of which months, and the two ways on. */
export function OverdueBand({ list }: { list: MemberKep }) {
  const overdue = overdueOf(list);
  if (!overdue) return <PaidBand list={list} />;
  return (
    <Band tone="negative" title={<OverdueTitle satang={overdue.satang} />}>
      <p>{periodsWords(overdue.months)}</p>
      <OwedLine list={list} />
      <NotBooked list={list} />
      <p>{text.interest}</p>
      <div className={`${styles.actions} ${styles.under} no-print`}>
        <PayLink satang={overdue.satang} />
        <LinkButton to={paths.member.kep}>ดูยอดค้างแต่ละเดือน</LinkButton>
      </div>
    </Band>
  );
}
