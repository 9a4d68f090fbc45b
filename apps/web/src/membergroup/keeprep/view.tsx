import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Figures } from '@coop/ui/figures';
import { Tag } from '@coop/ui/tag';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ComponentProps, useMemo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { statusTone } from '../text.ts';
import { sheetTable } from './export.ts';
import { Filters } from './filters.tsx';
import { arrearSum, columnGroups, totalOf } from './groups.ts';
import { MemberCards } from './member-cards.tsx';
import { Paper } from './paper.tsx';
import { SheetTable } from './sheet-table.tsx';
import { Sums } from './sums.tsx';
import { text } from './text.ts';
import { type SheetFilter, useFilter } from './use-filter.ts';
import { usePhone } from './use-phone.ts';

function Head({ data, filter }: { data: GroupKeeprep; filter: SheetFilter }) {
  const total = totalOf(filter.shown);
  const arrears = arrearSum(filter.shown);
  const [shown, all] = [filter.shown.length, data.members.length];
  return (
    <Figures
      items={[
        {
          label: text.members,
          value: formatCount(shown),
          note: text.membersNote(formatCount(shown), formatCount(all)),
        },
        {
          label: text.total,
          value: <Amount satang={total} size="l" />,
          note: (
            <>
              <span>({bahtText(total)})</span>
              {arrears !== 0 && (
                <>
                  <br />
                  {text.ofWhichArrears} <Amount satang={arrears} unit={text.paper.baht} />
                </>
              )}
            </>
          ),
        },
        {
          label: text.due,
          value: formatThaiDate(data.due_date),
          note: <Tag tone={statusTone(data.status)}>{data.status}</Tag>,
        },
      ]}
    />
  );
}

/** All members at once: columns, or cards on a phone. */
function Sheet(props: ComponentProps<typeof SheetTable>) {
  const isPhone = usePhone();
  const { caption, members } = props;
  return isPhone ? <MemberCards caption={caption} members={members} /> : <SheetTable {...props} />;
}

/** A month's sheet: filters, total in figures and words, all members, sums by kind; and its paper. */
export function KeeprepView({ data }: { data: GroupKeeprep }) {
  const filter = useFilter(data.members);
  const groups = useMemo(() => columnGroups(data.totals.map((one) => one.kind)), [data.totals]);
  const name = text.sheetOf(formatThaiMonth(data.recv_period));
  return (
    <>
      <div className="stack no-print">
        <Filters
          data={data}
          filter={filter}
          table={() => sheetTable(`${name} ${data.member_group_name}`, filter.shown, groups)}
        />
        <Head data={data} filter={filter} />
        <Card>
          {filter.shown.length === 0 ? (
            <EmptyState
              title={text.noneFound}
              action={<Button onClick={filter.showAll}>{text.showAll}</Button>}
            >
              {text.noneFoundMore}
            </EmptyState>
          ) : (
            <Sheet caption={name} members={filter.shown} groups={groups} />
          )}
        </Card>
        <Sums members={filter.shown} kinds={groups} />
        <p>
          <Link
            to={`${paths.membergroup.deductResult}?period=${data.recv_period}`}
            className={buttonClass()}
          >
            <ListChecks />
            {text.record}
          </Link>
        </p>
      </div>
      <Paper data={data} members={filter.shown} groups={groups} isPart={filter.isPart} />
    </>
  );
}
