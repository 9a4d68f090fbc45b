import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Tag } from '@coop/ui/tag';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import { statusTone, statusWords } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import { type Person, sumsOf } from './people/people.ts';
import { text } from './text.ts';

const words = text.lead;

/** How the bill differs from the one before, and how many people's bills do. */
function Change({ data, people }: { data: GroupKeeprep; people: readonly Person[] }) {
  const [now, before] = [parseBaht(data.billed_amount), parseBaht(data.previous_billed_amount)];
  if (now === null || before === null) return null;
  const difference = now - before;
  const changed = people.filter((one) => one.difference).length;
  if (changed === 0) return <> · {words.same}</>;
  return (
    <>
      {' · '}
      {difference === 0 ? words.same : difference > 0 ? words.more : words.less}{' '}
      <strong>
        <SignedAmount satang={difference} />
      </strong>{' '}
      {words.from(formatCount(changed))}
    </>
  );
}

/** The sheet in a sentence: how many, how much, how it changed, by when; and what is to be transferred if it is less. */
export function Lead({ data, people }: { data: GroupKeeprep; people: readonly Person[] }) {
  const whole = sumsOf(people);
  const billed = parseBaht(data.billed_amount) ?? whole.amount;
  const toTransfer = toTransferSatang(data);
  return (
    <div>
      <p>
        {words.people(formatCount(whole.billed))} ·{' '}
        <span className="nowrap">
          <strong>
            <Amount satang={billed} />
          </strong>{' '}
          {words.baht}
        </span>
        <Change data={data} people={people} /> ·{' '}
        <span className="nowrap">{words.due(formatThaiDate(data.due_date))}</span>{' '}
        <Tag tone={statusTone(data.status)}>{statusWords(data.status)}</Tag>
      </p>
      {toTransfer !== null && toTransfer !== 0 && toTransfer !== billed && (
        <p>
          {words.toTransfer} <Amount satang={toTransfer} unit={words.baht} />
        </p>
      )}
    </div>
  );
}
