import { titleOf } from '@coop/addresses/title';
import type { MemberNote } from '@coop/contracts/member/own/note';
import { formatCount } from '@coop/format/money';
import { includesThai } from '@coop/format/text/thai-text';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { SearchField } from '@coop/ui/search-field';
import { Link, type LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useSearch } from '../../page/use-search.ts';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { NoteMark } from '../../tables/notes/note-mark.tsx';
import { rowIn } from '../../tables/statement/marked-rows.ts';
import { TableSection } from '../../tables/table-section.tsx';
import { textColumn } from '../../tables/text-column.tsx';

/** The contract or account of a row: what stands before its day and number. A contract may have a slash of its own. */
const ownerOf = (refNo: string) => refNo.split('/').slice(0, -2).join('/');

const dayIn = (refNo: string) => refNo.split('/').at(-2) ?? '';

const { member } = paths;

/** Places where the entries of notes stand; a newer backend may know further kinds. */
const ENTRY_PATHS: Partial<Record<MemberNote['kind'], (refNo: string) => string>> = {
  LOAN: member.loanStatement,
  LOAN_ROW: (refNo) => rowIn(member.loanStatement(ownerOf(refNo)), dayIn(refNo)),
  DEPOSIT: member.depositStatement,
  DEPOSIT_ROW: (refNo) => rowIn(member.depositStatement(ownerOf(refNo)), dayIn(refNo)),
  SHARE_ROW: (refNo) => rowIn(member.share, dayIn(refNo)),
  KEP: member.kepMonth,
  REQUEST: () => member.requestpromoney,
};

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberNoteList', {});

/** /member/notes: every note of the member, to be found, changed, saved and printed. */
export function Component() {
  const isLookedAt = useMemberSession()?.impersonated === true;
  // Its place says what failed: a backend without this call is no failure.
  const feed = useFeed('memberNoteList', isLookedAt ? undefined : {}, { quiet: true });
  const isAbsent = isUnknownCall(feed.error);
  return (
    <MemberPage>
      {isLookedAt || isAbsent ? (
        <EmptyCard
          title={
            isAbsent ? 'ระบบของสหกรณ์ยังไม่มีบันทึกส่วนตัว' : 'บันทึกเป็นของสมาชิกเท่านั้น ผู้ที่ดูในนามสมาชิกไม่เห็น'
          }
        />
      ) : (
        <FeedView feed={feed} blocks={['2rem', '6rem', '20rem']}>
          {({ rows }) => <NoteList rows={rows} />}
        </FeedView>
      )}
    </MemberPage>
  );
}

const COLUMNS: readonly ExportColumn<MemberNote>[] = [
  textColumn('entry', 'รายการ', (row) => row.title, {
    priority: 'title',
    cell: (row) => {
      const to = ENTRY_PATHS[row.kind]?.(row.ref_no);
      return to ? <Link to={to}>{row.title}</Link> : row.title;
    },
  }),
  textColumn('note', 'บันทึก', (row) => row.note, {
    cell: (row) => (
      <>
        <NoteMark entry={{ kind: row.kind, refNo: row.ref_no, title: row.title }} note={row} />
        <span className="print-only">{row.note}</span>
      </>
    ),
  }),
  textColumn('when', 'เขียนเมื่อ', (row) => formatThaiDateTime(row.updated_at)),
];

function NoteList({ rows }: { rows: readonly MemberNote[] }) {
  const [params, change] = useSearch();
  const query = params.get('q') ?? '';
  if (rows.length === 0) {
    return (
      <EmptyCard
        title="ท่านยังไม่มีบันทึก"
        action={
          <LinkButton to={paths.member.kep} variant="primary">
            ไปหน้ารายการเรียกเก็บ
          </LinkButton>
        }
      >
        กด จดบันทึก ที่ใบเรียกเก็บ สัญญาเงินกู้ บัญชีเงินฝาก คำขอ หรือรายการเดินบัญชี
      </EmptyCard>
    );
  }
  const found = rows.filter(({ title, note }) => includesThai(`${title} ${note}`, query));
  return (
    <>
      <p>มีท่านเท่านั้นที่เห็น สหกรณ์และต้นสังกัดไม่เห็น</p>
      <div className="no-print">
        <SearchField label="ค้นหาในบันทึก" name="q" value={query} onChange={(q) => change({ q })} />
      </div>
      <p role="status">{`แสดง ${formatCount(found.length)} จาก ${formatCount(rows.length)} บันทึก`}</p>
      {found.length === 0 ? (
        <EmptyCard
          title="ไม่พบบันทึกที่มีคำนี้"
          action={<Button onClick={() => change({ q: '' })}>แสดงทั้งหมด</Button>}
        />
      ) : (
        <TableSection
          caption="บันทึกทั้งหมด"
          columns={COLUMNS}
          rows={found}
          rowKey={(row) => `${row.kind}/${row.ref_no}`}
          file={{ title: titleOf('/member/notes'), filter: query }}
        />
      )}
    </>
  );
}
