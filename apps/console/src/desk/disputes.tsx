import { formatThaiDateTime, toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { TextArea } from '@coop/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { baht } from '../control/baht.ts';
import { control, type Disputes as DisputesOf } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { text } from './text.ts';

type Line = DisputesOf['lines'][number];

const { disputeColumns: columns } = text;
const COLUMNS: readonly DataTableColumn<Line>[] = [
  {
    key: 'line',
    header: columns.line,
    priority: 'title',
    cell: ({ kind, refNo }) => `${text.kinds[kind]} ${refNo}`,
  },
  { key: 'balance', header: columns.balance, align: 'end', cell: ({ balance }) => baht(balance) },
  {
    key: 'memberBalance',
    header: columns.memberBalance,
    align: 'end',
    cell: ({ memberBalance }) => baht(memberBalance),
  },
  { key: 'remark', header: columns.remark, cell: ({ remark }) => remark },
];

export function Disputes({ member }: { member: string }) {
  const { world } = usePlace();
  const query = useMockQuery(['disputes', world, member], () =>
    control.auditor.disputes.query({ world, member }),
  );
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

/** Why there is nothing to answer. */
function nothingOf({ year, letterNo, repliedAt }: DisputesOf): string {
  if (letterNo === '') return text.notAsked(toBuddhistYear(year));
  return repliedAt === '' ? text.notReplied(letterNo) : text.allCorrect(letterNo);
}

function Answer({ disputes: { member, answer } }: { disputes: DisputesOf }) {
  const { world } = usePlace();
  const { act } = useAct();
  const [typed, setTyped] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const send = () => control.auditor.answer.mutate({ world, member, text: typed });
    void act(send, text.wasAnswered);
  }
  return (
    <>
      {answer ? (
        <p>
          {text.answered(formatThaiDateTime(answer.at))}: {answer.text}
        </p>
      ) : null}
      <form className={layout.form} onSubmit={handleSubmit}>
        <TextArea
          label={text.answer}
          hint={text.answerHint}
          rows={3}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={layout.row}>
          <Button type="submit" variant="primary">
            {text.answerNow}
          </Button>
        </div>
      </form>
    </>
  );
}
