import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Sentence } from '@coop/ui/sentence';
import { WholeInTitle } from '@coop/ui/whole';
import { useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { monthIn } from '../month/of-month.ts';
import { isSerious } from '../serious.ts';
import { answersOf, shortfallsOf } from '../shortfalls/shortfalls.ts';
import { text } from '../shortfalls/text.ts';
import { versionOf } from '../shortfalls/use-shortfalls.ts';

/** Reason that stays once a report is taken back: less was deducted all the same. */
const INSTEAD = 'อื่น ๆ';

interface TakeBackProps {
  readonly data: GroupDeductResult;
  readonly line: DeductLine;
  readonly onClose: () => void;
}

/** Asks whether a report was wrong, and says what becomes of it. */
function TakeBack({ data, line, onClose }: TakeBackProps) {
  const call = useCall('membergroupDeductResultCreate');
  const { membership_no, member_fullname, reason } = line;
  const shortfalls = shortfallsOf(data.lines).map((shortfall) =>
    shortfall.membership_no === membership_no ? { ...shortfall, reason: INSTEAD } : shortfall,
  );
  const version = versionOf(data);
  const body = {
    ...monthIn(data),
    lines: answersOf(data, shortfalls),
    ...(version !== undefined && { version }),
  };
  return (
    <CallDialog
      title={
        <>
          {`ถอนการแจ้งว่า${reason}: `}
          <WholeInTitle>{member_fullname}</WholeInTitle>
        </>
      }
      words={{ yes: 'ยืนยันถอน', busy: 'กำลังถอน', no: 'ไม่ถอน' }}
      call={call}
      input={{ body }}
      onClose={onClose}
    >
      <Facts
        rows={[
          [text.columns.name, member_fullname],
          [text.columns.no, membership_no],
          ['งวดที่แจ้ง', formatThaiMonth(data.recv_period)],
        ]}
      />
      <p>
        {`ยอดที่หักไว้ไม่เปลี่ยน เหตุผลของงวดนี้จะเป็น “${INSTEAD}” และใบเรียกเก็บถัดไปกลับมาเป็นของหน่วยงานท่านตามเดิม สมาชิกจะได้รับแจ้ง`}
      </p>
    </CallDialog>
  );
}

/** Shows whom a booked month reported to have died, left or moved; a wrong report is taken back here. */
export function Reports({ data }: { data: GroupDeductResult }) {
  const [no, setNo] = useState<string>();
  const reported = data.lines.filter(({ reason }) => isSerious(reason));
  const line = reported.find(({ membership_no }) => membership_no === no);
  if (reported.length === 0) return null;
  return (
    <div className="no-print">
      <Card title="แจ้งเหตุไว้ผิดหรือไม่">
        <p>เหตุต่อไปนี้มีผลต่อสมาชิกภาพหรือใบเรียกเก็บงวดถัดไป หากแจ้งผิด ถอนได้แม้ลงบัญชีแล้ว</p>
        <ul className="stack">
          {reported.map(({ membership_no, member_fullname, reason }) => (
            <li key={membership_no}>
              <Sentence>{`${member_fullname} (${membership_no}) แจ้งว่า${reason}`}</Sentence>{' '}
              <Button onClick={() => setNo(membership_no)}>
                ถอนการแจ้ง <span className="visually-hidden">{member_fullname}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {line && <TakeBack data={data} line={line} onClose={() => setNo(undefined)} />}
    </div>
  );
}
