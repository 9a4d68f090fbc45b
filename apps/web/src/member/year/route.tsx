import type { MemberYear, YearSummary } from '@coop/contracts/member/own/year';
import { keyed } from '@coop/format/keyed';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Figures } from '@coop/ui/figures';
import { SelectField } from '@coop/ui/select-field';
import { heard, Sentence, useBaht } from '@coop/ui/sentence';
import { WholeNumbers } from '@coop/ui/whole';
import { Link, type LoaderFunction } from 'react-router';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { useSearch } from '../../page/use-search.ts';
import { toExport } from '../../tables/columns.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import {
  betterOrigin,
  type Group,
  groupOrigin,
  lineOrigin,
  lineWords,
  linkOf,
  sumOf,
} from './origins.ts';
import { text } from './text.ts';
import { answerName, columnsFor, GROUPS, newDebt, yearFile, yearName } from './year-paper.ts';

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberYearList', {});

/** The year in the address (พ.ศ.), else the newest. */
function useYear(data: MemberYear | undefined) {
  const years = data?.years.filter(({ year }) => Number.isInteger(year)) ?? [];
  const [params, change] = useSearch();
  const wanted = years.find((year) => yearName(year) === params.get('year'));
  return { years, shown: wanted ?? years[0], choose: (year: string) => change({ year }) };
}

/** /member/year: what was earned, paid, saved, and what is owed less, on one page and as a paper. */
export function Component() {
  const feed = useFeed('memberYearList', {});
  const { years, shown, choose } = useYear(feed.data);
  return (
    <MemberPage
      paper={shown && <PrintedPapers canHide of={(making) => yearFile(shown, making).papers} />}
    >
      <FeedView feed={feed} blocks={['6rem', '9rem', '14rem', '14rem']}>
        {() => (shown ? <YearView {...{ years, shown, choose }} /> : <None />)}
      </FeedView>
    </MemberPage>
  );
}

const None = () => <EmptyCard title="ยังไม่มีสรุป">สรุปของปีแรกจะปรากฏที่นี่เมื่อมีรายการเคลื่อนไหว</EmptyCard>;

interface YearViewProps {
  readonly years: readonly YearSummary[];
  readonly shown: YearSummary;
  readonly choose: (year: string) => void;
}

function YearView({ years, shown, choose }: YearViewProps) {
  const baht = useBaht();
  const table = () =>
    toExport(
      { title: text.title, period: yearName(shown), verification: shown.verification },
      columnsFor(shown.lines),
      shown.lines,
    );
  return (
    <>
      <Announcement
        words={heard(
          `${answerName(shown)} ปี ${yearName(shown)} ${baht(parseBaht(shown.better_off))}`,
        )}
      />
      <Spoken of={text.titleOf(yearName(shown))}>
        <Answer year={shown} />
      </Spoken>
      <TableTools table={table} paper={(making) => yearFile(shown, making)}>
        <SelectField
          label={text.year}
          value={yearName(shown)}
          options={years.map((year) => ({ value: yearName(year), label: yearName(year) }))}
          onChange={(event) => choose(event.target.value)}
        />
      </TableTools>
      {GROUPS.map((group) => (
        <Lines key={group} year={shown} group={group} />
      ))}
    </>
  );
}

/** The answer first, and the four sums that it comes from. */
function Answer({ year }: { year: YearSummary }) {
  return (
    <Figures
      items={[
        [
          answerName(year),
          <OriginAmount satang={parseBaht(year.better_off)} size="l" origin={betterOrigin(year)} />,
          <AnswerNote year={year} />,
        ],
        ...GROUPS.map(
          (group) =>
            [
              text.groups[group],
              <OriginAmount
                satang={parseBaht(sumOf(year, group))}
                size="l"
                origin={groupOrigin(year, group)}
              />,
              text.notes[group],
            ] as const,
        ),
      ]}
    />
  );
}

/** Parts of the sum, and beside it the sum that was borrowed. */
function AnswerNote({ year }: { year: YearSummary }) {
  const debt = newDebt(year);
  const made = `${text.betterOffNote} นับถึง ${formatThaiDate(year.counted_to)}`;
  return (
    <Sentence>
      {(baht) =>
        debt
          ? `${made} · ${text.lent} ${baht(debt.lent)} ${debt.changed} ${baht(debt.change)}`
          : made
      }
    </Sentence>
  );
}

/** The lines of a group, each with the way to its records. */
function Lines({ year, group }: { year: YearSummary; group: Group }) {
  const lines = year.lines.filter((line) => line.group === group);
  return (
    <Card title={text.groups[group]}>
      {lines.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <ul className="plain stack">
          {keyed(lines, lineWords).map(([key, line]) => (
            <li key={key}>
              <Link className="tap" to={linkOf(year, line)}>
                <span>
                  <WholeNumbers>{lineWords(line)}</WholeNumbers>
                </span>
              </Link>
              <Facts
                rows={[
                  line.before !== undefined && ['ต้นปี', <Amount baht={line.before} />],
                  parseBaht(line.borrowed) && [text.lent, <Amount baht={line.borrowed} />],
                  line.after !== undefined && ['ล่าสุด', <Amount baht={line.after} />],
                  [
                    text.groups[group],
                    <OriginAmount satang={parseBaht(line.amount)} origin={lineOrigin(line)} />,
                  ],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
