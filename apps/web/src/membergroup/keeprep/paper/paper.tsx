import type { GroupKeeprep, SheetMember } from '@coop/contracts/membergroup/keeprep';
import { bahtText } from '@coop/format/baht-text';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatCount, formatSatang } from '@coop/format/money';
import { sheetLines, sheetPages } from '@coop/format/sheet-pages';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { PaperMark } from '../../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../../parts/papers/print-head.tsx';
import { useSite } from '../../../site/site.tsx';
import { arrearSum, type ColumnGroup, totalOf } from '../groups.ts';
import { fullName } from '../lines.ts';
import { text } from '../text.ts';
import styles from './paper.module.css';
import { PaperTable } from './paper-table.tsx';
import { paperWidths } from './paper-widths.ts';

const words = text.paper;

interface PaperProps {
  readonly data: GroupKeeprep;
  readonly members: readonly SheetMember[];
  readonly groups: readonly ColumnGroup[];
  /** Whether filters leave members out. */
  readonly isPart: boolean;
}

/** The heading of the first page, and the line over every other. */
function Heading({ data, isPart, page, pages }: PaperProps & { page: number; pages: number }) {
  const site = useSite();
  const title = text.sheetOf(formatThaiMonth(data.recv_period));
  const sheetNo = words.page(formatCount(page + 1), formatCount(pages));
  const agency = `${data.member_group_name} (${displayAgencyNo(data.member_group_no)})`;
  if (page > 0) {
    return (
      <p className={styles.running}>
        <span>
          {title} {words.continued} · {agency}
        </span>
        <span>{sheetNo}</span>
      </p>
    );
  }
  return (
    <div className={styles.heading}>
      <p>{site.coopNameTH}</p>
      <h2>
        {title} {isPart && `(${words.part})`}
      </h2>
      <p className={styles.running}>
        <span>
          {words.agency} {agency}
        </span>
        <span>{words.due(formatThaiDate(data.due_date, 'long'))}</span>
        <span>{sheetNo}</span>
      </p>
    </div>
  );
}

/** The total in words, how many people it is of, and who signs. */
function Closing({ data, members }: Pick<PaperProps, 'data' | 'members'>) {
  const printedAt = usePrintedAt();
  const arrears = arrearSum(members);
  return (
    <div className={styles.closing}>
      <p className={styles.running}>
        <strong>({bahtText(totalOf(members))})</strong>
        <span>{words.people(formatCount(members.length))}</span>
      </p>
      {arrears !== 0 && (
        <p>
          {text.ofWhichArrears} {formatSatang(arrears)} {words.baht} · {text.arrearNote}
        </p>
      )}
      <div className={styles.signatures}>
        {words.signatures.map((role) => (
          <div key={role}>
            <p>{words.signHere}</p>
            <p>{words.nameHere}</p>
            <p>{role}</p>
          </div>
        ))}
        <PaperMark verification={data.verification} />
      </div>
      <p className={styles.printed}>{words.printedAt(printedAt)}</p>
    </div>
  );
}

function Pages(props: PaperProps) {
  const { members, groups } = props;
  const pages = sheetPages(members, (member) =>
    sheetLines(
      fullName(member),
      member.lines.map((line) => line.kind),
    ),
  );
  const widths = paperWidths(members, groups);
  let before: SheetMember[] = [];
  return pages.map((page, index) => {
    const brought = before;
    before = [...before, ...page];
    const isLast = index === pages.length - 1;
    return (
      <section key={page[0]?.membership_no ?? 'last'} className={styles.page}>
        <Heading {...props} page={index} pages={pages.length} />
        <PaperTable
          groups={groups}
          members={page}
          brought={brought}
          isLast={isLast}
          widths={widths}
        />
        {isLast && <Closing data={props.data} members={members} />}
      </section>
    );
  });
}

/** The sheet on landscape A4: 33 lines on the first page, 36 on the others, each with what it carries forward. */
export function Paper(props: PaperProps) {
  return (
    <article className={`${styles.paper} print-only`} data-theme="light">
      <Pages {...props} />
    </article>
  );
}
