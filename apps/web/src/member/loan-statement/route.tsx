import { useParams } from 'react-router';
import { useFeed } from '../../feed/feed.tsx';
import { StatementPage } from '../../parts/statement/statement-page.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';
import { LoanStatementView } from './view.tsx';

/** /member/loan_statement/{statement}: the contract number is the statement's name. */
export default function LoanStatementScreen() {
  const no = useParams().statement ?? '';
  const feed = useFeed('memberLoanStatementShow', { body: { loancontract_no: no } });
  const name = feed.data?.contract.loantype_desc ?? text.title;
  return (
    <StatementPage feed={feed} no={no} name={name} list={paths.member.loan} text={text}>
      {(statement) => <LoanStatementView data={statement} />}
    </StatementPage>
  );
}
