import type { KepLine } from '@coop/contracts/member/kep';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Link } from 'react-router';
import { LineName } from '../../parts/month/kep-line.tsx';
import { paths } from '../../site/paths.ts';
import styles from './kep.module.css';
import { text } from './text.ts';

/** Address of the records behind a line. */
function linkOf({ item_group, ref_no }: KepLine): string | undefined {
  const { member } = paths;
  if (item_group === 'REFUND') return undefined;
  if (item_group === 'SHARE') return member.share;
  if (item_group === 'CREMATION') return member.kepcrem;
  if (ref_no === '') return undefined;
  return item_group === 'LOAN' ? member.loanStatement(ref_no) : member.depositStatement(ref_no);
}

function Part({ words, satang, more }: { words: string; satang: number; more?: string }) {
  return (
    <span className={`${styles.part} nowrap`}>
      {words} <Amount satang={satang} size="s" />
      {more && ` ${more}`}
    </span>
  );
}

/** On a phone the other columns of a line are said under its name. */
function PhoneNote({ line, hasBalance }: LineItemProps) {
  const { columns } = text;
  const [principal, interest] = [parseBaht(line.principal), parseBaht(line.interest)];
  const balance = hasBalance ? parseBaht(line.item_balance) : null;
  const days = line.interest_days > 0 ? text.days(formatCount(line.interest_days)) : '';
  return (
    <span className={`${styles.note} ${styles.phone}`}>
      {line.period > 0 && (
        <span className={`${styles.part} nowrap`}>{text.periodNo(formatCount(line.period))}</span>
      )}{' '}
      {principal ? <Part words={columns.principal} satang={principal} /> : null}{' '}
      {interest ? <Part words={columns.interest} satang={interest} more={days} /> : null}{' '}
      {balance === null ? null : <Part words={columns.balance} satang={balance} />}
    </span>
  );
}

interface LineItemProps {
  readonly line: KepLine;
  /** Whether the balances are those after what was received. */
  readonly hasBalance: boolean;
}

/** What a line is for, with the way to its records. */
export function LineItem({ line, hasBalance }: LineItemProps) {
  const to = linkOf(line);
  const arrear = parseBaht(line.interest_arrear);
  return (
    <span>
      {to ? (
        <Link to={to}>
          <LineName line={line} />
        </Link>
      ) : (
        <LineName line={line} />
      )}
      {arrear && !line.is_arrear ? (
        <span className={styles.note}>
          {text.ofWhichArrear} <Amount satang={arrear} size="s" />
        </span>
      ) : null}
      <PhoneNote line={line} hasBalance={hasBalance} />
    </span>
  );
}
