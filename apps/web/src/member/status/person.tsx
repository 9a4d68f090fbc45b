import type { MemberInfo } from '@coop/contracts/member/info';
import { ageText } from '@coop/format/age';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import Camera from 'lucide-react/icons/camera';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PhotoEditor } from '../../accounts/photo/photo-editor.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './status.module.css';

function dateWithAge(date: string, asOf: string): string {
  return date ? `${formatThaiDate(date)} (${ageText(date, asOf)})` : formatThaiDate(date);
}

const or = (value: string) => value || ' - ';

/** Returns what the member is to the cooperative. */
function membershipOf(info: MemberInfo): FactRows {
  const isWorking = parseBaht(info.salary_amount) !== 0;
  return [
    ['ชื่อ-นามสกุล', `${info.prename}${info.member_name} ${info.member_surname}`],
    ['เลขทะเบียนสมาชิก', info.membership_no],
    ['ประเภทสมาชิก', or(info.member_type_desc)],
    ['สถานภาพ', or(info.member_status_desc)],
    ['วันที่เป็นสมาชิก', dateWithAge(info.member_date, info.as_of)],
    ['ตำแหน่ง', or(info.position_desc)],
    isWorking && ['เงินเดือน', <Amount baht={info.salary_amount} unit="บาท" />],
    ['สังกัด', `${info.membgroup_desc} (${info.member_group_no})`],
    ['อำเภอ', or(info.amphur_desc)],
    ['ดอกเบี้ยเงินกู้สะสมปีนี้', <Amount baht={info.accum_interest} unit="บาท" />],
  ];
}

/** The day leads to what it means for the member's contracts. */
function retirementOf({ retire_date }: MemberInfo): ReactNode {
  const day = formatThaiDate(retire_date);
  if (isEmptyDate(retire_date)) return day;
  return (
    <Link to={paths.member.retirement} aria-label={`${day} ดูสัญญาและหุ้นถึงวันเกษียณ`}>
      {day}
    </Link>
  );
}

/** Returns who the member is, and how to be reached. */
function personOf(info: MemberInfo): FactRows {
  return [
    ['เลขประจำตัวประชาชน', or(info.card_person)],
    ['วันเกิด', dateWithAge(info.birth_date, info.as_of)],
    ['วันเกษียณ', retirementOf(info)],
    ['สถานภาพสมรส', or(info.marital_status)],
    ['คู่สมรส', or(info.spouse_name)],
    ['ที่อยู่', `${info.full_address} ${info.postcode}`],
    ['มือถือ', or(info.phone)],
    ['อีเมล', or(info.email)],
    ['บัญชีรับปันผล', or(info.dividend_bank_account)],
  ];
}

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
      <p className="note">หากข้อมูลไม่ถูกต้อง กรุณาแจ้งสหกรณ์</p>
    </Card>
  );
}

/**
 * The member’s photo, or the first letter of the name, and the way to change it.
 * @param path of the stored photo under the backend, empty when there is none
 */
function Photo({ path, name }: { path: string; name: string }) {
  const baseUrl = useSite().api?.baseUrl ?? '';
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.photo}>
      {path ? (
        <img
          className={styles.picture}
          src={`${baseUrl}/${path}`}
          alt={`รูปของ ${name}`}
          width={112}
          height={112}
        />
      ) : (
        <span className={styles.picture} aria-hidden>
          {name.slice(0, 1)}
        </span>
      )}
      <Button icon={<Camera />} onClick={() => setEditing(true)} className="no-print">
        {path ? 'เปลี่ยนรูป' : 'เพิ่มรูป'}
      </Button>
      {editing && <PhotoEditor onClose={() => setEditing(false)} />}
    </div>
  );
}
