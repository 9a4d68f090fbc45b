import type { KepDetail, KepLine } from '@coop/contracts/member/kep';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { text } from './text.ts';

type Part = keyof typeof text.parts;

/** Parts of the collection by purpose, in satang; null when a figure is unknown. */
function partsOf(lines: readonly KepLine[]): Record<Part, number | null> {
  const sum = (group: string, of: (line: KepLine) => string) =>
    sumSatang(lines.filter((one) => one.item_group === group).map((one) => parseBaht(of(one))));
  return {
    principal: sum('LOAN', (line) => line.principal),
    interest: sum('LOAN', (line) => line.interest),
    shares: sum('SHARE', (line) => line.amount),
    deposits: sum('DEPOSIT', (line) => line.amount),
    cremation: sum('CREMATION', (line) => line.amount),
  };
}

/** Where the money went: saved, paid back, or spent. */
export function Where({ data }: { data: KepDetail }) {
  const parts = partsOf(data.lines);
  const total = parseBaht(data.receive_amount) || 1;
  const shown = Object.entries(parts).flatMap(([key, satang]) =>
    satang ? [{ label: text.parts[key as Part], satang }] : [],
  );
  const of100 = (satang: number) => formatCount((satang * 100) / total);
  const saved = (parts.shares ?? 0) + (parts.deposits ?? 0);
  const sentence = [
    saved > 0 && text.saved(of100(saved)),
    parts.principal && text.repaid(of100(parts.principal)),
    parts.interest && text.cost(of100(parts.interest)),
  ].filter((words) => typeof words === 'string');
  if (shown.length === 0) return null;
  return (
    <Card title={text.where}>
      <StackedBar
        title={text.where}
        caption={`${text.whereCaption} ${sentence.join(' ')}`}
        parts={shown}
      />
    </Card>
  );
}
