import { titleOf } from '@coop/addresses/title';
import type { ByLaws } from '@coop/contracts/by-laws/by-laws';
import type { WelfareLaw } from '@coop/contracts/by-laws/welfare-kind';
import { nextDayOfYear } from '@coop/finance/calendar';
import { formatCount } from '@coop/format/money';
import { bangkokDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Facts } from '@coop/ui/facts';
import { keepFigure } from '@coop/ui/keep-figure';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PageEnd } from '../../page/page-end.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { useNow } from '../../site/use-now.ts';
import { wholeBaht } from '../../site/whole-baht.ts';
import styles from './welfare.module.css';
import { conditionWords, deadlineWords, limitWords, payWords } from './words.ts';

const TITLE = titleOf('/welfare');

/** /welfare: what happened, what one gets, with which papers and by when. */
export function Component() {
  const { welfare } = useByLaws();
  const { kinds } = welfare;
  return (
    <PublicPage
      title={TITLE}
      description="สวัสดิการแต่ละประเภท ได้เท่าไร ใช้เอกสารใด และยื่นภายในเมื่อใด"
      noIndex={kinds.length === 0}
      crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
    >
      {kinds.length === 0 ? (
        <EmptyState title="สหกรณ์ยังไม่ได้เผยแพร่สวัสดิการในหน้านี้">
          <PhoneLine>สอบถามเจ้าหน้าที่ โทรศัพท์</PhoneLine>
        </EmptyState>
      ) : (
        <Kinds welfare={welfare} />
      )}
    </PublicPage>
  );
}

function Kinds({ welfare: { kinds, decided_days, paid_days } }: Pick<ByLaws, 'welfare'>) {
  return (
    <>
      <p>
        {`สหกรณ์พิจารณาภายใน ${formatCount(decided_days)}\u00a0วัน และโอนเงินภายใน ${formatCount(paid_days)}\u00a0วัน นับจากวันที่เอกสารครบ`}
      </p>
      <nav aria-label="ประเภทสวัสดิการ" className="no-print">
        <ul className={styles.list}>
          {kinds.map(({ code, name }) => (
            <li key={code}>
              <a href={`#${code}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.code} kind={kind} />
        ))}
      </div>
      <Cremation />
      <PageEnd
        links={[
          [paths.member.welfare, 'ยื่นคำขอในระบบสมาชิก'],
          [`${paths.search}?q=${encodeURIComponent('แบบฟอร์มสวัสดิการ')}`, 'แบบฟอร์มขอรับสวัสดิการ'],
        ]}
      />
    </>
  );
}

/** The cremation fund, which is joined by itself. */
function Cremation() {
  const { per_death, monthly_advance, yearly_fee, benefit } = useByLaws().cremation;
  return (
    <Card title="ฌาปนกิจสงเคราะห์ (สงเคราะห์ศพ)">
      <Facts
        rows={[
          ['ครอบครัวได้รับ', `ประมาณ ${wholeBaht(benefit)}`],
          ['จ่ายสงเคราะห์', `ศพละ ${wholeBaht(per_death)}`],
          ['เงินสงเคราะห์ล่วงหน้า', `เดือนละ ${wholeBaht(monthly_advance)}`],
          ['ค่าบำรุง', `ปีละ ${wholeBaht(yearly_fee)}`],
        ]}
      />
    </Card>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <div key={line} {...keepFigure(line)}>
      {line}
    </div>
  ));
}

function Kind({ kind }: { kind: WelfareLaw }) {
  const today = bangkokDate(useNow());
  const round = kind.closes_on === undefined ? undefined : nextDayOfYear(today, kind.closes_on);
  const deadline = deadlineWords(kind, round);
  const limit = limitWords(kind);
  return (
    <div id={kind.code} className={styles.kind}>
      <Card title={kind.name}>
        <Facts
          rows={[
            ['ได้รับ', <Lines of={payWords(kind)} />],
            kind.conditions.length > 0 && [
              'ผู้มีสิทธิ',
              kind.conditions.map(conditionWords).join(' · '),
            ],
            limit && ['ใช้สิทธิ', limit],
            kind.by === 'heirs' && ['ผู้ยื่น', 'ผู้รับโอนประโยชน์'],
            deadline && ['ยื่น', deadline],
            kind.papers.length > 0 && ['เอกสาร', <Lines of={kind.papers} />],
          ]}
        />
      </Card>
    </div>
  );
}
