import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { ScrollBox } from '@coop/ui/scroll-box';
import { Toolbar } from '@coop/ui/toolbar';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import { usePrintFonts } from '../../../fonts/use-print-fonts.ts';
import { PaperSheet } from '../../../parts/papers/paper-sheet.tsx';
import { PaperDownload } from '../../../parts/pdf/paper-download.tsx';
import { paths } from '../../../site/paths.ts';
import { receiptFile } from './receipt-paper.ts';
import { text as words } from './text.ts';

interface ReceiptViewProps {
  readonly data: GroupDeductResult;
  /** As the address names it. */
  readonly no: string;
}

/** One receipt as it will be on paper. */
export function ReceiptView({ data, no }: ReceiptViewProps) {
  usePrintFonts();
  const receipt = data.receipts?.find((one) => one.receipt_no === no);
  const back = (
    <Link
      to={`${paths.membergroup.deductResult}?period=${data.recv_period}`}
      className={buttonClass()}
    >
      {words.back}
    </Link>
  );
  if (!receipt) {
    return (
      <Card>
        <EmptyState title={words.missing} action={back} />
      </Card>
    );
  }
  const file = receiptFile(data, receipt);
  const [paper] = file.papers;
  return (
    <>
      <div className="no-print">
        <Toolbar
          actions={
            <>
              {back}
              <Button variant="primary" icon={<Printer />} onClick={() => print()}>
                {words.print}
              </Button>
              <PaperDownload file={() => file} />
            </>
          }
        />
      </div>
      <ScrollBox label={words.titleOf(no)}>
        <PaperSheet paper={paper} onScreen />
      </ScrollBox>
    </>
  );
}
