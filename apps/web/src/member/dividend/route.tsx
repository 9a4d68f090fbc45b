import type { MemberDividend } from '@coop/contracts/member/dividend';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { Toolbar } from '@coop/ui/toolbar';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { useSearch } from '../../page/use-search.ts';
import { PrintedPapers } from '../../parts/papers/paper-sheet.tsx';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { DividendChart } from './chart.tsx';
import { yearTable } from './export.ts';
import { text } from './text.ts';
import { YearView } from './year.tsx';
import { yearName } from './year-name.ts';
import { yearFile } from './year-paper.ts';

export const loader: Loader = (page) => page.ask('memberDividendList', {});

/** /member/dividend */
export function Component() {
  const feed = useFeed('memberDividendList', {});
  const { shown } = useYear(feed.data);
  return (
    <MemberPage
      title={text.title}
      paper={shown && <PrintedPapers canHide of={(making) => yearFile(shown, making).papers} />}
    >
      <FeedView feed={feed} blocks={['6rem', '9rem', '20rem', '20rem']}>
        {(data) => <DividendView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

/** Without its number a year cannot be chosen. */
const isNamed = ({ div_year }: MemberDividend['years'][number]) => Number.isInteger(div_year);

/** The year in the address (พ.ศ.); without one, the last that was approved. */
function useYear(data: MemberDividend | undefined) {
  const years = data?.years.filter(isNamed) ?? [];
  const [params, change] = useSearch();
  const wanted = years.find((one) => yearName(one.div_year) === params.get('year'));
  const shown = wanted ?? years.find((one) => one.status !== 'ประมาณการ') ?? years[0];
  return { years, shown, choose: (year: string) => change({ year }) };
}

function DividendView({ data }: { data: MemberDividend }) {
  const { years, shown, choose } = useYear(data);
  if (!shown) {
    return <EmptyCard title={text.none}>{whose(text.noneMore)}</EmptyCard>;
  }
  const past = years.filter((one) => one.status !== 'ประมาณการ');
  const estimate = years.find((one) => one.status === 'ประมาณการ');
  const tools = (
    <>
      <Toolbar
        actions={
          <TableActions
            table={() => yearTable(shown)}
            paper={(making) => yearFile(shown, making)}
          />
        }
      >
        <SelectField
          label={text.year}
          value={yearName(shown.div_year)}
          options={years.map(({ div_year, status }) => {
            const value = yearName(div_year);
            const words = status === 'ประมาณการ' ? text.yearEstimated : text.yearOption;
            return { value, label: words(value) };
          })}
          onChange={(event) => choose(event.target.value)}
        />
      </Toolbar>
      {estimate && estimate !== shown && <ToEstimate year={yearName(estimate.div_year)} />}
    </>
  );
  return (
    <>
      <YearView year={shown} past={past} tools={tools} />
      {years.length > 1 && (
        <Card title={text.chart}>
          <DividendChart years={years} />
        </Card>
      )}
      <p>
        <Link to={paths.member.welfareFunds}>{text.welfare}</Link>
      </p>
      <p>
        <Link to={paths.member.retirement}>{text.retirement}</Link>
      </p>
    </>
  );
}

/** From a year that is certain to the running one, whose rates can be tried. */
function ToEstimate({ year }: { year: string }) {
  return (
    <p>
      <Link to={`${paths.member.dividend}?year=${year}`}>{text.toEstimate(year)}</Link>
    </p>
  );
}
