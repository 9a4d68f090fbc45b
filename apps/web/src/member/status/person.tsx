import type { MemberInfo } from '@coop/contracts/member/info';
import { ageText } from '@coop/format/age';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { Photo } from './photo/photo.tsx';
import styles from './status.module.css';
import { text } from './text.ts';

function dateWithAge(date: string, asOf: string): string {
  return date ? `${formatThaiDate(date)} (${ageText(date, asOf)})` : formatThaiDate(date);
}

const or = (value: string) => value || ' - ';

/** What the member is to the cooperative. */
function membershipOf(info: MemberInfo): FactRows {
  const isWorking = parseBaht(info.salary_amount) !== 0;
  return [
    [text.terms.name, `${info.prename}${info.member_name} ${info.member_surname}`],
    [text.terms.membershipNo, info.membership_no],
    [text.terms.type, or(info.member_type_desc)],
    [text.terms.status, or(info.member_status_desc)],
    [text.terms.joined, dateWithAge(info.member_date, info.as_of)],
    [text.terms.position, or(info.position_desc)],
    isWorking && [text.terms.salary, <Amount baht={info.salary_amount} unit="บาท" />],
    [text.terms.agency, `${info.membgroup_desc} (${info.member_group_no})`],
    [text.terms.amphur, or(info.amphur_desc)],
    [text.terms.interest, <Amount baht={info.accum_interest} unit="บาท" />],
  ];
}

/** The day leads to what it means for the member's contracts. */
function retirementOf({ retire_date }: MemberInfo): ReactNode {
  const day = formatThaiDate(retire_date);
  if (isEmptyDate(retire_date)) return day;
  return (
    <Link to={paths.member.retirement} aria-label={`${day} ${text.toRetirement}`}>
      {day}
    </Link>
  );
}

/** Who the member is, and how to be reached. */
function personOf(info: MemberInfo): FactRows {
  return [
    [text.terms.citizenNo, or(info.card_person)],
    [text.terms.birth, dateWithAge(info.birth_date, info.as_of)],
    [text.terms.retires, retirementOf(info)],
    [text.terms.marital, or(info.marital_status)],
    [text.terms.spouse, or(info.spouse_name)],
    [text.terms.address, `${info.full_address} ${info.postcode}`],
    [text.terms.mobile, or(info.phone)],
    [text.terms.email, or(info.email)],
    [text.terms.bank, or(info.dividend_bank_account)],
  ];
}

/** Who the member is on record. */
export function Person({ info }: { info: MemberInfo }) {
  return (
    <Card>
      <Photo path={info.avatar_path} name={`${info.member_name} ${info.member_surname}`} />
      <div className={styles.person}>
        <div className={styles.lists}>
          <Facts rows={membershipOf(info)} />
          <Facts rows={personOf(info)} />
        </div>
      </div>
      <p className="note">{text.personNote}</p>
    </Card>
  );
}
