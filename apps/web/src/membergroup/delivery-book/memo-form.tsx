import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { addDays, isDay } from '@coop/finance/calendar';
import { Button } from '@coop/ui/button';
import { DateField } from '@coop/ui/date-field';
import { Fold } from '@coop/ui/fold';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import type { Making } from '../../documents/export/export-file.ts';
import { PapersAlone } from '../../documents/papers/paper-sheet.tsx';
import { usePaper } from '../../documents/papers/use-paper.ts';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import monthStyles from '../month/month.module.css';
import styles from './memo.module.css';
import { type Memo, memoFile, TITLE } from './memo-paper.ts';
import { forgetSigners, keepSigners, readSigners, type Signers } from './signers.ts';

const FIELDS = [
  ['addressee', 'เรียน'],
  ['maker', 'ชื่อผู้จัดทำ'],
  ['maker_position', 'ตำแหน่งผู้จัดทำ'],
  ['head', 'ชื่อหัวหน้าหน่วยงาน'],
  ['head_position', 'ตำแหน่งหัวหน้าหน่วยงาน'],
] as const satisfies readonly (readonly [keyof Signers, string])[];

const LONGEST = 120;

/** Returns the letter's addressee as the cooperative knows it, and nobody who signs. */
const nobody = ({ addressee }: GroupDeliveryBook): Signers => ({
  addressee,
  maker: '',
  maker_position: '',
  head: '',
  head_position: '',
});

/**
 * The agency's own letter: its number and day (today is the day after the date of the records), who signs, and the paper
 * to print or save.
 */
export function MemoForm({ data }: { data: GroupDeliveryBook }) {
  const { member_group_no: agencyNo, as_of } = data;
  const [signers, setSigners] = useState(() => readSigners(agencyNo) ?? nobody(data));
  const [no, setNo] = useState('');
  const [date, setDate] = useState(isDay(as_of) ? addDays(as_of, 1) : '');
  const { isPage: isAlone, printPage } = usePaper();
  const memo: Memo = { ...signers, no: no.trim(), date };
  const file = (making: Making) => memoFile(data, memo, making);
  const change = (key: keyof Signers, value: string) => {
    const changed = { ...signers, [key]: value };
    setSigners(changed);
    keepSigners(agencyNo, changed);
  };
  const forget = () => {
    setSigners(nobody(data));
    forgetSigners(agencyNo);
  };
  return (
    <Fold summary={`${TITLE}ของหน่วยงาน แจ้งผลการหักและขอโอนเงิน`}>
      <div className={styles.fields}>
        <TextField
          id="memo-no"
          label="ที่ (เลขหนังสือของหน่วยงาน)"
          hint="เว้นว่างไว้เพื่อเขียนเองได้"
          value={no}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => setNo(target.value)}
        />
        <DateField id="memo-date" label="วันที่" value={date} onChange={setDate} />
        {FIELDS.map(([key, label]) => (
          <TextField
            key={key}
            id={`memo-${key}`}
            label={label}
            value={signers[key]}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ target }) => change(key, target.value)}
          />
        ))}
      </div>
      <p className="note">
        ชื่อและตำแหน่งจำไว้ในเครื่องนี้ งวดหน้าไม่ต้องกรอกใหม่ หากใช้เครื่องร่วมกับผู้อื่น กด “ลบชื่อที่จำไว้”
      </p>
      <div className={monthStyles.choice}>
        <Button onClick={printPage}>{`พิมพ์${TITLE}`}</Button>
        <PaperDownload file={file} />
        <Button onClick={forget}>ลบชื่อที่จำไว้</Button>
      </div>
      {isAlone && <PapersAlone of={(making) => file(making).papers} />}
    </Fold>
  );
}
