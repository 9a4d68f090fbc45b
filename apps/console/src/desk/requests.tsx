import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { inBaht } from '../control/baht.ts';
import { control, type MoneyRequestRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { AskedList } from './asked-list.tsx';
import { text } from './text.ts';

export function Requests({ member }: { member: string }) {
  const { world } = usePlace();
  const query = useControl('officer.requests', { member });
  const askedIn = (request: MoneyRequestRow) => {
    const { requestNo, type, refNo, amount, status, refusal, effectiveOn, from, actions } = request;
    return {
      no: requestNo,
      what: `${text.types[type]} ${refNo} ${inBaht(amount)}`,
      status,
      days: [
        from && `ตั้งแต่งวด ${formatThaiMonth(from)}`,
        effectiveOn && text.effective(formatThaiDate(effectiveOn)),
      ],
      lines: [request.reason, refusal && text.because(refusal)],
      actions,
      decide: (action: (typeof actions)[number], reason: string) =>
        control.officer.decide.mutate({ world, member, requestNo, action, reason }),
    };
  };
  return (
    <Card title="คำขอทำรายการเงิน">
      <QueryView query={query}>
        {({ decides, requests }) => (
          <>
            <ProcedureForm
              procedure="officer.mode"
              start={{ decides }}
              atOnce
              done={(_answer, sent) => text.modes[sent.decides]}
            />
            {requests.length === 0 ? <EmptyState title="สมาชิกนี้ยังไม่ได้ส่งคำขอ" /> : null}
            <AskedList asked={requests.map(askedIn)} />
          </>
        )}
      </QueryView>
    </Card>
  );
}
