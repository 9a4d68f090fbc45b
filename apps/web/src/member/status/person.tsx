import type { MemberInfo } from '@coop/contracts/member/info';
import { ageText } from '@coop/format/age';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
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
function membershipOf(info: MemberInfo): Fact[] {
  const isWorking = parseBaht(info.salary_amount) !== 0;
  return [
    { term: text.terms.name, value: `${info.prename}${info.member_name} ${info.member_surname}` },
    { term: text.terms.membershipNo, value: info.membership_no },
    { term: text.terms.type, value: or(info.member_type_desc) },
    { term: text.terms.status, value: or(info.member_status_desc) },
    { term: text.terms.joined, value: dateWithAge(info.member_date, info.as_of) },
    { term: text.terms.position, value: or(info.position_desc) },
    ...(isWorking
      ? [
          {
            term: text.terms.salary,
            value: <Amount baht={info.salary_amount} unit="บาท" />,
          },
        ]
      : []),
    { term: text.terms.agency, value: `${info.membgroup_desc} (${info.member_group_no})` },
    { term: text.terms.amphur, value: or(info.amphur_desc) },
    {
      term: text.terms.interest,
      value: <Amount baht={info.accum_interest} unit="บาท" />,
    },
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
function personOf(info: MemberInfo): Fact[] {
  return [
    { term: text.terms.citizenNo, value: or(info.card_person) },
    { term: text.terms.birth, value: dateWithAge(info.birth_date, info.as_of) },
    { term: text.terms.retires, value: retirementOf(info) },
    { term: text.terms.marital, value: or(info.marital_status) },
    { term: text.terms.spouse, value: or(info.spouse_name) },
    { term: text.terms.address, value: `${info.full_address} ${info.postcode}` },
    { term: text.terms.mobile, value: or(info.phone) },
    { term: text.terms.email, value: or(info.email) },
    { term: text.terms.bank, value: or(info.dividend_bank_account) },
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
