import type {
  MemberSettlement,
  SettlementGuarantor,
  SettlementHeir,
} from '@coop/contracts/member/ahead/settlement';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';

const heir = text.heirColumns;
const HEIRS = [
  textColumn('name', heir.name, (one: SettlementHeir) => one.gain_name, { priority: 'title' }),
  textColumn('relation', heir.relation, (one: SettlementHeir) => one.gain_relation),
  textColumn('percent', heir.percent, (one: SettlementHeir) => one.share_percent, { align: 'end' }),
  moneyColumn('amount', heir.amount, (one: SettlementHeir) => one.amount, { strong: true }),
];

const guarantor = text.guarantorColumns;
const GUARANTORS = [
  textColumn('name', guarantor.name, (one: SettlementGuarantor) => one.guarantor_name, {
    priority: 'title',
  }),
  numberColumn('no', guarantor.no, (one: SettlementGuarantor) => one.guarantor_member_no),
  numberColumn('contract', guarantor.contract, (one: SettlementGuarantor) => one.loancontract_no),
  moneyColumn('amount', guarantor.amount, (one: SettlementGuarantor) => one.amount, {
    strong: true,
  }),
  moneyColumn('paid', guarantor.paid, (one: SettlementGuarantor) => one.paid),
  dateColumn('by', guarantor.by, (one: SettlementGuarantor) => one.due_date),
];

/** Who receives what is left, and by which paper. */
export function Heirs({ heirs, document_no }: Pick<MemberSettlement, 'heirs' | 'document_no'>) {
  if (heirs.length === 0) return null;
  return (
    <Card title={text.heirs}>
      <p>{document_no ? text.heirsIn(document_no) : text.heirsLegal}</p>
      <DataTable
        caption={text.heirs}
        columns={HEIRS}
        rows={heirs.map((one, key) => ({ ...one, key }))}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

/** Who is asked for what is missing. */
export function Guarantors({ guarantors }: Pick<MemberSettlement, 'guarantors'>) {
  if (guarantors.length === 0) return null;
  return (
    <Card title={text.guarantors}>
      <p>{text.guarantorsNote}</p>
      <DataTable
        caption={text.guarantors}
        columns={GUARANTORS}
        rows={guarantors.map((one, key) => ({ ...one, key }))}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}
