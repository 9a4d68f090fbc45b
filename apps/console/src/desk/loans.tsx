import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import { inBaht } from '../control/baht.ts';
import { control, type LoanRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { Decide } from './decide.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';
import { toneOf } from './tone.ts';

export function Loans({ member }: { member: string }) {
  const query = useControl('officer.loans', { member });
  return (
    <Card title={text.loans}>
      <QueryView
        query={query}
        empty={{ when: ({ loans }) => loans.length === 0, title: text.noLoans }}
      >
        {({ loans }) => (
          <ul className={styles.list}>
            {loans.map((one) => (
              <li key={one.no} className={styles.item}>
                <Loan member={member} loan={one} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Loan({ member, loan }: { member: string; loan: LoanRow }) {
  const { world } = usePlace();
  const { no, kind, amount, instalments, purpose, status, note, guarantors, files } = loan;
  const asked = guarantors.map((one) => text.guarantor(one.member, one.consents));
  return (
    <>
      <p className={styles.head}>
        <strong>{no}</strong>
        <span>
          {kind} {inBaht(amount)} {text.instalments(instalments)}
        </span>
        <Tag tone={toneOf(status)}>{status}</Tag>
        {loan.effectiveOn ? <span>{text.effective(formatThaiDate(loan.effectiveOn))}</span> : null}
      </p>
      <p>{purpose}</p>
      {loan.otherDeductions ? <p>{text.otherDeductions(inBaht(loan.otherDeductions))}</p> : null}
      {asked.length > 0 ? <p>{text.guarantors(asked.join(', '))}</p> : null}
      {files.length > 0 ? <p>{text.papers(files.join(', '))}</p> : null}
      {note ? <p>{text.because(note)}</p> : null}
      <Decide
        no={no}
        actions={loan.actions}
        label={text.loanReason}
        decide={(action, reason) =>
          control.officer.decideLoan.mutate({ world, member, no, action, reason })
        }
      />
    </>
  );
}
