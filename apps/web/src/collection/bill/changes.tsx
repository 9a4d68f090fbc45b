import type { KepChange, KepDetail } from '@coop/contracts/member/kep';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { type Baht, Sentence } from '@coop/ui/sentence';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { TableDownload } from '../../tables/statement-tools.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { causeWords } from '../kep-causes.ts';
import { LineName, lineKey, lineWords } from '../kep-line.tsx';
import { signedWords } from '../signed-amount.tsx';
import styles from './bill.module.css';
import { text } from './text.ts';

const movedWords = (amount: string, baht: Baht) => signedWords(parseBaht(amount) ?? 0, baht);

/** Shows why a line changed; of several causes each has its part. */
function Causes({ change }: { change: KepChange }) {
  const [only] = change.causes;
  if (only && change.causes.length === 1) return <Sentence>{causeWords(change, only)}</Sentence>;
  return (
    <ul className="plain">
      {keyed(change.causes, (cause) => cause.code).map(([key, cause]) => (
        <li key={key}>
          <Sentence>
            {(baht) => `${causeWords(change, cause)} (${movedWords(cause.amount, baht)})`}
          </Sentence>
        </li>
      ))}
    </ul>
  );
}

function Change({ change }: { change: KepChange }) {
  return (
    <li className={styles.change}>
      <div className={styles.pairLine}>
        <LineName line={change} />
        <strong>
          <Sentence>{(baht) => movedWords(change.difference, baht)}</Sentence>
        </strong>
      </div>
      <div className={`note ${styles.pairLine}`}>
        <Causes change={change} />
        <Sentence>
          {(baht) =>
            `จาก ${baht(parseBaht(change.previous_amount))} เป็น ${baht(parseBaht(change.amount))}`
          }
        </Sentence>
      </div>
    </li>
  );
}

const causesText = (change: KepChange) =>
  change.causes
    .map((cause) => `${causeWords(change, cause)} (${formatSatang(parseBaht(cause.amount))})`)
    .join('; ');

const { columns } = text;
/** The file has every line, those that stayed as they were too. */
function savedColumns(totalOf: readonly KepChange[]): ExportColumn<KepChange>[] {
  const part = { totalOf, blankZero: true };
  return [
    textColumn('item', columns.item, lineWords),
    moneyColumn('before', columns.before, (change) => change.previous_amount, part),
    moneyColumn('now', 'เดือนนี้', (change) => change.amount, part),
    moneyColumn('difference', 'ต่างกัน', (change) => change.difference, { totalOf }),
    textColumn('cause', 'เพราะอะไร', causesText),
  ];
}

const isChanged = ({ causes, difference }: KepChange) =>
  causes.length > 0 || parseBaht(difference) !== 0;

interface ChangesProps {
  readonly data: KepDetail;
  /** Leaves the lines behind a press, where the page has more to say than that. */
  readonly isFolded: boolean;
}

/** This month against the last: what changed, each with its cause; what stayed the same is folded. */
export function Changes({ data, isFolded }: ChangesProps) {
  const { previous_recv_period: previous, changes } = data;
  if (!previous) {
    return (
      <Card title={text.why}>
        <p>เป็นเดือนแรกที่เรียกเก็บ จึงยังไม่มีเดือนก่อนให้เทียบ</p>
      </Card>
    );
  }
  const caption = `เทียบรายการเดือน${formatThaiMonth(data.recv_period)} กับเดือน${formatThaiMonth(previous)}`;
  const file = {
    title: 'เทียบรายการเรียกเก็บกับเดือนก่อน',
    period: formatThaiMonth(data.recv_period),
    about: [[columns.before, formatThaiMonth(previous)]],
    totalsLabel: text.totals,
  };
  const changed = changes.filter(isChanged);
  const list = (
    <ul className="plain" aria-label={caption}>
      {keyed(changed, lineKey).map(([key, change]) => (
        <Change key={key} change={change} />
      ))}
    </ul>
  );
  const same = changes.filter((change) => !isChanged(change));
  return (
    <Card
      title={text.why}
      actions={<TableDownload table={() => toExport(file, savedColumns(changes), changes)} />}
    >
      {changed.length === 0 ? (
        <p>ทุกรายการเท่าเดิม</p>
      ) : (
        <Spoken of={text.why}>
          {isFolded ? (
            <Fold summary={`ดูทีละรายการ ${formatCount(changed.length)} รายการ`}>{list}</Fold>
          ) : (
            list
          )}
        </Spoken>
      )}
      {same.length > 0 && (
        <Fold summary={`เท่าเดิม ${formatCount(same.length)} รายการ`}>
          <Facts
            rows={same.map((change) => [lineWords(change), <Amount baht={change.amount} />])}
          />
        </Fold>
      )}
    </Card>
  );
}
