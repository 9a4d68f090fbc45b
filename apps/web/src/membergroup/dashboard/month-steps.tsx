import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Card } from '@coop/ui/card';
import Banknote from 'lucide-react/icons/banknote';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import { LinkButton } from '../../page/link-button.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { againWords, recordedWords } from '../month/month-words.tsx';
import {
  hasResultDraft,
  nextBillOn,
  type RecordState,
  recordStateOf,
} from '../month/record-state.ts';
import { bouncedSatang, toTransferSatang } from '../month/to-transfer.ts';
import { PayCode } from '../transfer/pay-code.tsx';
import styles from './dashboard.module.css';
import type { Period } from './periods.tsx';

const { membergroup } = paths;

interface StepsProps {
  readonly period: Period;
  readonly agencyNo: string;
}

const RESULT_WORDS: Readonly<Record<RecordState, string>> = {
  unrecorded: 'บันทึกผลการหักเงิน',
  recorded: 'แก้ไขผลการหักเงิน',
  received: 'ดูผลการหักรายคน',
};

/** Returns what counts while nothing is recorded: all, until the month is due; then what came. */
const unrecordedWords = ({ status }: Period) =>
  status === 'ค้างส่ง'
    ? 'เลยกำหนดโอนเงินแล้ว ยังไม่ได้บันทึกผลของงวดนี้ ระบบถือว่ายังหักไม่ได้'
    : 'ยังไม่ได้บันทึกผลของงวดนี้ ระบบถือว่าหักได้ครบทุกคน';

/** Shows what has become of the record, and whether there is anything to record. */
function RecordNote({ period, agencyNo }: StepsProps) {
  const { bills } = useByLaws();
  const state = recordStateOf(period);
  if (state === 'received') {
    const next = nextBillOn(period.recv_period, bills);
    // With a debt not all of the money has come.
    const what = period.debt_amount ? 'ผลการหักของงวดนี้ลงบัญชีสมาชิกแล้ว' : 'สหกรณ์รับเงินงวดนี้แล้ว';
    return (
      <p className="note">
        {next && joinFigures(`${what} จึงไม่มีผลให้บันทึก งวดถัดไปเริ่มบันทึกได้วันที่ ${formatThaiDate(next)}`)}
      </p>
    );
  }
  return (
    <>
      <p className="note">
        {joinFigures(recordedWords(period)) || (state === 'unrecorded' && unrecordedWords(period))}
      </p>
      {hasResultDraft(agencyNo, period.recv_period) && (
        <p className="note">
          <strong>มีร่างที่ยังไม่ได้บันทึกในแท็บนี้</strong>
        </p>
      )}
    </>
  );
}

/** Shows what a representative does each month: the record first, which is there in every state of the month. */
export function MonthSteps({ period, agencyNo }: StepsProps) {
  const state = recordStateOf(period);
  const isTold = Boolean(period.transferred_date) || bouncedSatang(period) > 0;
  const isLeft = toTransferSatang(period) !== 0;
  const isToTransfer = isLeft && (state === 'recorded' || (state === 'unrecorded' && isTold));
  return (
    <div className="no-print">
      <Card title="งานของงวดนี้">
        <div className={styles.steps}>
          <div>
            <LinkButton
              to={membergroup.deductResult}
              variant={state === 'unrecorded' ? 'primary' : 'secondary'}
              fullWidth
            >
              <ListChecks />
              {RESULT_WORDS[state]}
            </LinkButton>
            <RecordNote period={period} agencyNo={agencyNo} />
          </div>
          {isToTransfer && (
            <LinkButton to={`${membergroup.deductResult}#transfer`} variant="primary" fullWidth>
              <Banknote />
              {isTold ? againWords(period) : 'แจ้งการโอนเงิน'}
            </LinkButton>
          )}
          {isLeft && (
            <PayCode month={{ member_group_no: agencyNo, recv_period: period.recv_period }} />
          )}
          <LinkButton to={membergroup.keeprep} fullWidth>
            <FileSpreadsheet />
            เปิดงบหน้าเรียกเก็บ
          </LinkButton>
          <LinkButton to={membergroup.deliveryBook} fullWidth>
            <Mail />
            เปิดหนังสือนำส่ง
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
