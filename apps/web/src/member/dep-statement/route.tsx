import { useParams } from 'react-router';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { StatementPage } from '../../parts/statement/statement-page.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';
import { DepositStatementView } from './view.tsx';

export const loader: Loader = (page) =>
  page.ask('memberDepositStatementShow', {
    body: { deptaccount_no: page.params.statement ?? '' },
  });

/** /member/dep_statement/{statement}: the account number is the statement's name. */
export function Component() {
  const no = useParams().statement ?? '';
  const feed = useFeed('memberDepositStatementShow', { body: { deptaccount_no: no } });
  const name = feed.data?.account.depttype_desc ?? text.title;
  return (
    <StatementPage feed={feed} no={no} name={name} list={paths.member.deposit} text={text}>
      {(statement) => <DepositStatementView data={statement} />}
    </StatementPage>
  );
}
