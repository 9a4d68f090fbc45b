import type { MemberInfo } from '@coop/contracts/member/info';
import type { KepBill } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import type { PaperFile } from '@coop/papers/paper';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { type Baht, heard, useBaht } from '@coop/ui/sentence';
import { Toolbar } from '@coop/ui/toolbar';
import type { LoaderFunction } from 'react-router';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { BahtField } from '../../planners/borrowing/baht-field.tsx';
import { ruleWords } from '../../planners/borrowing/lines.ts';
import {
  checkSalary,
  type Deduction,
  deductionName,
  deductionsOf,
  type SalaryCheck,
} from '../../planners/borrowing/salary.ts';
import { text as shared } from '../../planners/borrowing/text.ts';
import { othersOf, useMonth, useTypedSum } from '../../planners/borrowing/use-month.ts';
import { useByLaws, useSalaryLeft } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { PrintButton } from '../../tables/print-button.tsx';
import styles from './borrow.module.css';
import { Left } from './left.tsx';
import { MostOfEach, Rights } from './rights.tsx';
import { salaryFile } from './salary-paper.ts';
import { text } from './text.ts';

const BLOCKS = ['15rem', '10rem', '26rem'];

export const loader: LoaderFunction = ({ context }) => {
  const { ask } = context.get(pageContext);
  return Promise.all([
    ask('memberInfoShow', {}),
    ask('memberKepList', {}),
    ask('memberLoanRightList', {}),
  ]);
};

/** /member/borrow: what one may borrow, and what a salary has left after all deductions, before one asks for a loan. */
export function Component() {
  const info = useFeed('memberInfoShow', {});
  const list = useFeed('memberKepList', {});
  const rights = useFeed('memberLoanRightList', {});
  const typed = useTyped();
  const month = useMonth(typed.others);
  return (
    <MemberPage isPaper={(parseBaht(info.data?.salary_amount) ?? 0) > 0}>
      <FeedView feed={rights} blocks={['20rem']}>
        {(data) => <MostOfEach data={data} month={month} wanted={othersOf(typed.wanted)} />}
      </FeedView>
      <FeedView feed={info} blocks={BLOCKS}>
        {(member) => (
          <FeedView feed={list} blocks={BLOCKS}>
            {({ months }) => (
              <Checked info={member} period={months[0]?.recv_period} typed={typed} />
            )}
          </FeedView>
        )}
      </FeedView>
      {/* Its failure is told above. */}
      {rights.data && <Rights data={rights.data} month={month} wanted={othersOf(typed.wanted)} />}
    </MemberPage>
  );
}

/** Keeps what the cooperative does not know: other deductions, and what one means to pay for a new loan. */
function useTyped() {
  const [others, setOthers] = useTypedSum('others');
  const [wanted, setWanted] = useTypedSum('wanted');
  return { others, setOthers, wanted, setWanted };
}

interface CheckedProps {
  readonly info: MemberInfo;
  /** The latest month with a bill. */
  readonly period: string | undefined;
  readonly typed: ReturnType<typeof useTyped>;
}

function Checked({ info, period, typed }: CheckedProps) {
  const salarySatang = parseBaht(info.salary_amount) ?? 0;
  const isAsked = salarySatang > 0 && period;
  const feed = useFeed('memberKepShow', isAsked ? { body: { recv_period: period } } : undefined);
  if (salarySatang <= 0) {
    return (
      // Of a pensioner, too, who reads no word of a salary.
      <EmptyCard title="สหกรณ์ไม่มีตัวเลขรายได้ต่อเดือนของท่าน">
        จึงคำนวณเงินที่เหลือหลังหักให้ไม่ได้ กรุณาสอบถามเจ้าหน้าที่ก่อนยื่นกู้
      </EmptyCard>
    );
  }
  const known = { info, salarySatang, typed };
  if (!period) return <CheckView {...known} bill={undefined} />;
  return (
    <FeedView feed={feed} blocks={BLOCKS}>
      {(bill) => <CheckView {...known} bill={bill} />}
    </FeedView>
  );
}

interface CheckViewProps extends Omit<CheckedProps, 'period'> {
  readonly salarySatang: number;
  readonly bill: Pick<KepBill, 'lines' | 'recv_period'> | undefined;
}

/** The paper, and where one goes on from here. */
function Actions({ file }: { readonly file: () => PaperFile }) {
  return (
    <Toolbar
      actions={
        <>
          <PrintButton alwaysShows>พิมพ์ให้หน่วยงานรับรอง</PrintButton>
          <PaperDownload file={file} />
          <LinkButton to={paths.member.requestFor('EMERGENCY_LOAN')}>ขอกู้ฉุกเฉิน</LinkButton>
        </>
      }
    />
  );
}

/** Returns what a screen reader hears when something is typed. */
const saying = (check: SalaryCheck, rule: string, baht: Baht) =>
  `${text.left} ${baht(check.remainingSatang)} ผ่อนเพิ่มได้อีกไม่เกินเดือนละ ${baht(check.roomSatang)} ${check.passes ? text.passes(rule) : text.fails(rule)}`;

function CheckView({ info, salarySatang, typed, bill }: CheckViewProps) {
  const minimum = useSalaryLeft();
  const rule = ruleWords(minimum);
  const named: Deduction[] = [
    { words: 'รายการหักอื่น', satang: othersOf(typed.others) },
    { words: 'งวดเงินกู้ใหม่', satang: othersOf(typed.wanted) },
  ].filter(({ satang }) => satang > 0);
  const deductions = [...deductionsOf(bill?.lines ?? []), ...named];
  const check = checkSalary(salarySatang, deductions, minimum);
  const { authority } = useByLaws().salary;
  const baht = useBaht();
  const file = () => salaryFile({ info, salarySatang, deductions, check, rule, authority });
  return (
    <>
      <div className="stack no-print">
        <Announcement words={heard(saying(check, rule, baht))} />
        <Left check={check} rule={rule} salarySatang={salarySatang} />
        <Card title="รายการหักอื่นที่สหกรณ์ไม่มีข้อมูล">
          <div className={`stack ${styles.typed}`}>
            <BahtField
              label={shared.others}
              hint="เว้นว่างได้ ใช้คำนวณในเครื่องของท่าน และส่งไปเมื่อท่านส่งคำขอกู้เท่านั้น"
              value={typed.others}
              onType={typed.setOthers}
            />
            <BahtField
              label="งวดเงินกู้ใหม่ต่อเดือน (บาท)"
              hint="เว้นว่างได้ ตัวเลขนี้อยู่ในเครื่องของท่านเท่านั้น วงเงินด้านล่างจะคิดตามนี้"
              value={typed.wanted}
              onType={typed.setWanted}
            />
          </div>
        </Card>
        <Card>
          <Facts
            rows={[
              [text.salary, <Amount satang={salarySatang} />],
              [text.total, <Amount satang={check.totalSatang} />],
            ]}
          />
          <Fold summary="รายการหักต่อเดือน">
            <Facts
              rows={deductions.map(
                (deduction): Fact => [
                  deductionName(deduction),
                  <Amount satang={deduction.satang} />,
                ],
              )}
            />
            <p className="note">
              {bill
                ? joinFigures(
                    `รายการของสหกรณ์มาจากใบเรียกเก็บ ${formatThaiMonth(bill.recv_period)} ไม่รวมงวดที่ค้าง เงินเดือนตามทะเบียนสมาชิก`,
                  )
                : 'ยังไม่มีใบเรียกเก็บจากสหกรณ์'}
            </p>
          </Fold>
        </Card>
        <Actions file={file} />
      </div>
      <PrintedPapers of={() => file().papers} />
    </>
  );
}
