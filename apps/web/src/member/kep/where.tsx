import type { KepDetail } from '@coop/contracts/member/kep';
import { formatCount } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { whose } from '../../session/whose.ts';
import { text } from './text.ts';
import { ofHundred, type Part, partsOf } from './where-parts.ts';

/** Where the money goes: saved, paid back, or spent. */
export function Where({ data }: { data: KepDetail }) {
  const parts = partsOf(data);
  const shown = Object.entries(parts).flatMap(([key, satang]) =>
    satang ? [{ label: whose(text.parts[key as Part]), satang }] : [],
  );
  if (shown.length === 0) return null;
  const purposes = [
    { words: text.saved, satang: (parts.shares ?? 0) + (parts.deposits ?? 0) },
    { words: text.repaid, satang: parts.principal ?? 0 },
    { words: text.cost, satang: parts.interest ?? 0 },
    { words: text.help, satang: (parts.cremation ?? 0) + (parts.other ?? 0) },
  ].filter((one) => one.satang > 0);
  const hundred = ofHundred(purposes.map((one) => one.satang));
  const sentence = purposes.map(({ words }, index) => words(formatCount(hundred[index])));
  return (
    <Card title={text.where}>
      <Spoken of={text.where}>
        <StackedBar
          title={text.where}
          caption={`${text.whereCaption} ${sentence.join(' ')}`}
          parts={shown}
        />
      </Spoken>
    </Card>
  );
}
