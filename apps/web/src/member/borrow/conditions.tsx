import type { LoanCondition, LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { salaryRoom } from '@coop/finance/credit';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Tag } from '@coop/ui/tag';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type Month, roomFor } from '../../planners/borrowing/month.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import styles from './borrow.module.css';
import { type ConditionWords, isNever } from './condition.tsx';
import { roomOrigin } from './origin.ts';

const NOT_ANY_MORE = 'กู้ประเภทนี้ไม่ได้แล้ว';

/** Words for a right of nothing. */
export const noneWords = (conditions: LoanRight['conditions']) =>
  conditions.some(isNever) ? NOT_ANY_MORE : 'ยังกู้ไม่ได้';

/** Tells who can never meet a condition plainly so, and everyone else how many are missing. */
export const Missing = ({ conditions }: { conditions: readonly ConditionWords[] }) =>
  conditions.some(({ never }) => never) ? (
    <Tag tone="muted">{NOT_ANY_MORE}</Tag>
  ) : (
    <Tag tone="waiting">{`ยังขาด ${formatCount(conditions.length)}\u00a0เงื่อนไข`}</Tag>
  );

interface BasisProps {
  readonly kind: LoanCondition['kind'];
  readonly month: Month | undefined;
  readonly offer: LoanRight['offer'];
}

/** Shows what a limit by the income counts from: the first instalment that still fits, or the pension to come. */
export function Basis({ kind, month, offer }: BasisProps) {
  if (kind === 'net_pension')
    return <span className="note">คิดจากบำนาญที่สหกรณ์ประมาณไว้สำหรับงวดหลังเกษียณ</span>;
  const room = kind === 'net_salary' && month && offer && roomFor(month, offer);
  if (!room || !month?.salarySatang) return null;
  const { salarySatang, minimumPercent: minimum } = month;
  const deducted = salaryRoom(salarySatang, 0, minimum) - room;
  return (
    <span className="note">
      คิดจากงวดแรกไม่เกินเดือนละ{' '}
      <OriginAmount
        satang={room}
        unit="บาท"
        origin={roomOrigin('งวดแรกที่ผ่อนได้', { salarySatang, room, minimum }, deducted)}
      />
    </span>
  );
}

export function Conditions({ conditions }: { conditions: readonly ConditionWords[] }) {
  return (
    <ul className={styles.conditions}>
      {keyed(conditions, ({ term }) => term).map(([key, { term, has, wanted, basis, met }]) => (
        <li key={key} data-met={met}>
          {met ? <Check role="img" aria-label="ครบ" /> : <X role="img" aria-label="ยังไม่ครบ" />}
          <span>
            {term} {has && <strong className="whole">{has}</strong>}{' '}
            {wanted && <span className="note">{wanted}</span>} {basis}
          </span>
        </li>
      ))}
    </ul>
  );
}
