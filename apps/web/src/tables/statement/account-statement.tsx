import type { NoteKind } from '@coop/contracts/member/own/note';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import type { ReactNode } from 'react';
import { EntryNote } from '../notes/note-mark.tsx';
import type { StatementRow } from '../use-statement.ts';
import type { StatementOwner } from './statement-kind.ts';
import { StatementTable, type StatementTableProps } from './statement-table.tsx';

interface AccountStatementProps<Row extends StatementRow> extends StatementTableProps<Row> {
  readonly text: Readonly<Record<'balance' | 'chartTitle', string>>;
  readonly owner: StatementOwner;
  /** Key that a note on the contract or account itself is kept under. */
  readonly noteAs: NoteKind;
  /** Baht of today. */
  readonly balance: string;
  /** Person in whose name it is. */
  readonly holder?: string;
  /** Part that is repaid. */
  readonly progress?: ReactNode;
  readonly facts: FactRows;
  /** Acts that can be done about it. */
  readonly underFacts?: ReactNode;
  readonly chart: ReactNode;
}

/** One contract or account: where it stands, how it went, every movement. */
export function AccountStatement<Row extends StatementRow>(props: AccountStatementProps<Row>) {
  const { kind, text, owner, noteAs, balance, holder, progress, facts, underFacts, chart } = props;
  return (
    <>
      <div className="pair">
        <Card>
          <p className="quiet">{text.balance}</p>
          <Amount baht={balance} size="xl" unit="บาท" />
          {holder && <p className="quiet">{holder}</p>}
          {progress}
        </Card>
        <Card>
          <Facts rows={facts} />
          {underFacts}
        </Card>
      </div>
      <EntryNote kind={noteAs} refNo={owner.no} title={`${owner.name} ${owner.no}`} />
      {chart && <Card title={text.chartTitle}>{chart}</Card>}
      <h2>{kind.text.statement}</h2>
      <StatementTable {...props} />
    </>
  );
}
