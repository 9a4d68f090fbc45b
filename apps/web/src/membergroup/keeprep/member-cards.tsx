import type { BillingLine } from '@coop/contracts/membergroup/billing';
import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Tag } from '@coop/ui/tag';
import { memo } from 'react';
import { kindWords } from '../text.ts';
import { arrearSum, fullName, isArrear, lineKey, totalOf } from './groups.ts';
import styles from './member-cards.module.css';
import { text } from './text.ts';

const isZero = (baht: string) => (parseBaht(baht) ?? 0) === 0;

/** Contract or account, instalment, and what the amount is made of. */
function detailsOf({ ref_no, period, principal, interest }: BillingLine, no: string): string[] {
  return [
    // A share account has the member's own number.
    ...(ref_no && ref_no !== no ? [ref_no] : []),
    ...(period > 0 ? [`${text.instalment} ${formatCount(period)}`] : []),
    ...(isZero(principal) ? [] : [`${text.principal} ${formatSatang(parseBaht(principal))}`]),
    ...(isZero(interest) ? [] : [`${text.interest} ${formatSatang(parseBaht(interest))}`]),
  ];
}

function Item({ line, no }: { line: BillingLine; no: string }) {
  const details = detailsOf(line, no);
  return (
    <li className={styles.item}>
      <span>
        {kindWords(line.kind)} {isArrear(line) && <Tag tone="waiting">{text.arrears}</Tag>}
      </span>
      <span className={styles.amount}>{formatSatang(parseBaht(line.amount))}</span>
      {details.length > 0 && (
        <span className={styles.details}>
          {keyed(details, (one) => one).map(([key, one]) => (
            <span key={key} className="nowrap">
              {one}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

interface MemberCardsProps {
  readonly caption: string;
  readonly members: readonly SheetMember[];
}

/** The sheet on a phone: a card a member, a line an item, so that a contract stands beside its amount. */
export const MemberCards = memo(function MemberCards({ caption, members }: MemberCardsProps) {
  return (
    <>
      {arrearSum(members) !== 0 && <p className="note">{text.arrearNoteCards}</p>}
      <ul className={styles.cards} aria-label={caption}>
        {keyed(members, (member) => member.membership_no).map(([key, member]) => (
          <li
            key={key}
            className={styles.card}
            style={{ containIntrinsicBlockSize: sizeOf(member) }}
          >
            <p className={styles.head}>
              <strong>{fullName(member)}</strong>
              <strong className={styles.amount}>{formatSatang(parseBaht(member.amount))}</strong>
              <span className="note">{member.membership_no}</span>
            </p>
            <ul className={styles.items}>
              {keyed(member.lines, (line) => `${line.kind}/${lineKey(line)}`).map(
                ([place, line]) => (
                  <Item key={place} line={line} no={member.membership_no} />
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.head}>
        <strong>{text.grandTotal}</strong>
        <strong className={styles.amount}>{formatSatang(totalOf(members))}</strong>
      </p>
    </>
  );
});

/** A card's height before it was ever drawn: its head, and two lines an item. */
const sizeOf = ({ lines }: SheetMember) => `auto ${5 + lines.length * 3}rem`;
