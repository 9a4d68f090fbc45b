import { formatThaiDateTime, toBuddhistYear } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { amountColumn } from '../control/baht.ts';
import type { Disputes as DisputesOf } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { text } from './text.ts';

type Line = DisputesOf['lines'][number];

const COLUMNS: readonly DataTableColumn<Line>[] = [
  {
    key: 'line',
    header: 'รายการ',
    priority: 'title',
    cell: ({ kind, refNo }) => `${text.kinds[kind]} ${refNo}`,
  },
  amountColumn('balance', 'ยอดตามหนังสือ'),
  amountColumn('memberBalance', 'ยอดของสมาชิก'),
  { key: 'remark', header: 'เหตุผล', cell: ({ remark }) => remark },
];

export function Disputes({ member }: { member: string }) {
  const query = useControl('auditor.disputes', { member });
  return (
    <Card title={text.disputes}>
      <QueryView query={query}>
        {(disputes) =>
          disputes.lines.length === 0 ? (
            <EmptyState title={nothingOf(disputes)} />
          ) : (
            <>
              <DataTable
                caption={text.disputes}
                columns={COLUMNS}
                rows={disputes.lines}
                rowKey={({ kind, refNo }) => `${kind}/${refNo}`}
              />
              <Answer disputes={disputes} />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

/** Says why there is nothing to answer. */
function nothingOf({ year, letterNo, repliedAt }: DisputesOf): string {
  if (letterNo === '') return `สมาชิกนี้ไม่อยู่ในรอบยืนยันยอดปี ${toBuddhistYear(year)}`;
  return repliedAt === '' ? `ยังไม่ตอบหนังสือ ${letterNo}` : `ตอบว่าทุกรายการของ ${letterNo} ถูกต้อง`;
}

function Answer({ disputes: { member, answer } }: { disputes: DisputesOf }) {
  return (
    <>
      {answer ? (
        <p>
          {`ผู้สอบบัญชีตอบแล้วเมื่อ ${formatThaiDateTime(answer.at)}`}: {answer.text}
        </p>
      ) : null}
      <ProcedureForm
        procedure="auditor.answer"
        given={{ member }}
        press="ตอบสมาชิก"
        done="ตอบสมาชิกแล้ว"
      />
    </>
  );
}
