import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { inBaht } from '../control/baht.ts';
import { type ClaimRow, control } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { AskedList } from './asked-list.tsx';
import { text } from './text.ts';

export function Claims({ member }: { member: string }) {
  const { world } = usePlace();
  const query = useControl('officer.claims', { member });
  const askedIn = (claim: ClaimRow) => {
    const { no, kind, amount, status, refusal, note, files, actions } = claim;
    return {
      no,
      what: `${kind} ${inBaht(amount)}`,
      status,
      days: [daysOf(claim)],
      lines: [
        note,
        files.length > 0 ? text.papers(files.join(', ')) : '',
        refusal && text.because(refusal),
      ],
      actions,
      decide: (action: (typeof actions)[number], reason: string) =>
        control.officer.decideClaim.mutate({ world, member, no, action, reason }),
    };
  };
  return (
    <Card title="คำขอสวัสดิการ">
      <QueryView
        query={query}
        empty={{ when: ({ claims }) => claims.length === 0, title: 'สมาชิกนี้ยังไม่มีคำขอสวัสดิการ' }}
      >
        {({ claims }) => <AskedList asked={claims.map(askedIn)} />}
      </QueryView>
    </Card>
  );
}

function daysOf({ requestedOn, decidedOn, paidOn }: ClaimRow): string {
  return [
    `ขอเมื่อ ${formatThaiDate(requestedOn)}`,
    decidedOn && `ตัดสิน ${formatThaiDate(decidedOn)}`,
    paidOn && `โอน ${formatThaiDate(paidOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
