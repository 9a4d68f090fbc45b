import { formatCount, formatRate } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Toolbar } from '@coop/ui/toolbar';
import Printer from 'lucide-react/icons/printer';
import { type ComponentType, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePaper } from '../../documents/papers/use-paper.ts';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import {
  type AgencyPaperProps,
  type SalaryProps,
  salaryShare,
} from '../../planners/loan/answer.ts';
import { useSalaryLeft } from '../../site/by-laws.ts';
import { sayFailure } from '../../toasts/say-failure.ts';
import { rightFacts } from './right.ts';
import { text } from './text.ts';

const money = (satang: number) => <Amount satang={satang} />;

/** Shows what the loan leaves of a salary, and how far one could go. */
export function SalaryCard(props: SalaryProps) {
  const { answer, salary, deductions } = props;
  const { Sheet, start } = useSheet();
  const minimum = useSalaryLeft();
  const share = useMemo(
    () => salaryShare({ salary, deductions }, answer.plan, minimum),
    [answer, salary, deductions, minimum],
  );
  if (!share) return null;
  const paper = { ...props, share };
  const right = rightFacts(paper, money);
  return (
    <Card title="เทียบกับเงินเดือน" headingLevel={3}>
      <Band tone={share.passes ? 'positive' : 'negative'} title={share.verdict}>
        เทียบกับงวดที่จ่ายมากที่สุดของแผนนี้
      </Band>
      <Facts
        rows={[
          [
            text.left,
            <>
              <Amount satang={share.remainingSatang} size="l" />{' '}
              <span className="whole">{`${formatRate(share.percent)}\u00a0% ของเงินเดือน`}</span>
            </>,
          ],
          [text.room, money(share.roomSatang)],
          [
            `วงเงินมากที่สุดที่ผ่อน ${formatCount(answer.plan.terms.instalments)}\u00a0งวดได้`,
            money(share.largestSatang),
          ],
          ...right,
        ]}
      />
      {right.length > 0 && (
        <p className="note">เงื่อนไขอื่น เช่น อายุสมาชิก หุ้น และงวดที่ผ่อนแล้ว ดูได้เมื่อเข้าสู่ระบบสมาชิก</p>
      )}
      <Toolbar
        actions={
          <>
            <Button icon={<Printer />} onClick={start}>
              พิมพ์ให้หน่วยงานรับรอง
            </Button>
            <PaperDownload
              file={async () => (await import('./agency-paper.tsx')).agencyFile(paper)}
            />
          </>
        }
      />
      {Sheet && <Sheet {...paper} />}
    </Card>
  );
}

/** The page for the agency while it is being printed, and how to begin; it is loaded when somebody asks for it. */
function useSheet() {
  const { isPage, printPage } = usePaper();
  const [Sheet, setSheet] = useState<ComponentType<AgencyPaperProps>>();
  const start = async () => {
    try {
      const { AgencySheet } = await import('./agency-paper.tsx');
      flushSync(() => setSheet(() => AgencySheet));
      printPage();
    } catch (error) {
      sayFailure(error);
    }
  };
  return { Sheet: isPage ? Sheet : undefined, start: () => void start() };
}
