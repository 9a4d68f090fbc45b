import { useParams } from 'react-router';
import { useFeed } from '../../feed/feed.tsx';
import { StatementPage } from '../../parts/statement/statement-page.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';
import { DepositStatementView } from './view.tsx';

/** /member/dep_statement/{statement}: the account number is the statement's name. */
export default function DepositStatementScreen() {
  const no = useParams().statement ?? '';
  const feed = useFeed('memberDepositStatementShow', { body: { deptaccount_no: no } });
  const name = feed.data?.account.depttype_desc ?? text.title;
  return (
    <StatementPage feed={feed} no={no} name={name} list={paths.member.deposit} text={text}>
      {(statement) => <DepositStatementView data={statement} />}
    </StatementPage>
  );
}
