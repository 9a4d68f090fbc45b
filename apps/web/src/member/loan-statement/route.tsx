import { useParams } from 'react-router';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { StatementPage } from '../../parts/statement/statement-page.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';
import { LoanStatementView } from './view.tsx';

export const loader: Loader = (page) =>
  page.ask('memberLoanStatementShow', { body: { loancontract_no: page.params.statement ?? '' } });

/** /member/loan_statement/{statement}: the contract number is the statement's name. */
export function Component() {
  const no = useParams().statement ?? '';
  const feed = useFeed('memberLoanStatementShow', { body: { loancontract_no: no } });
  const name = feed.data?.contract.loantype_desc ?? text.title;
  return (
    <StatementPage feed={feed} no={no} name={name} list={paths.member.loan} text={text}>
      {(statement) => <LoanStatementView data={statement} />}
    </StatementPage>
  );
}
