import { shownFileName } from '@coop/format/file-name';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import type { Fact, FactRows } from '@coop/ui/facts';
import { lineFacts } from '../../parts/borrowing/line-facts.tsx';
import { loanLines } from '../../parts/borrowing/lines.ts';
import { asked, guarantorLines } from './asked.ts';
import { text } from './text.ts';
import type { Reviewed } from './use-apply.ts';

/** Everything that is sent, and what it comes to. */
export function factsOf(reviewed: Reviewed): FactRows {
  const { right, satang, instalments, month, purpose, guarantors, files } = reviewed;
  const one = asked(right, satang, instalments, month);
  return [
    [text.product, right.loantype_desc],
    [text.amountTerm, <Amount satang={satang} size="l" unit="บาท" />],
    [text.termTerm, text.instalments(formatCount(instalments))],
    ...lineFacts(one ? loanLines(one) : []),
    [text.purposeTerm, purpose],
    guarantors.length === 0 && ['ผู้ค้ำประกัน', text.noGuarantor],
    ...lineFacts(guarantorLines(one, guarantors)),
    ...files.map(({ name, file }): Fact => [name, shownFileName(file.name)]),
  ];
}
