import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const isSome = (count: number | undefined): count is number =>
  Number.isInteger(count) && Number(count) > 0;

/** Says that somebody asks the member to guarantee a loan; nothing while nobody does or a backend does not say. */
export function AskBand({ asks }: { asks: number | undefined }) {
  if (!isSome(asks)) return null;
  return (
    <Band
      tone="waiting"
      title={text.guaranteeAsks(formatCount(asks))}
      action={<LinkButton to={paths.member.coll}>{text.toAsks}</LinkButton>}
    >
      {text.guaranteeAsksMore}
    </Band>
  );
}

/** Says that the cooperative waits for papers about a loan that the member has asked for. */
export function PapersBand({ wanted }: { wanted: number | undefined }) {
  if (!isSome(wanted)) return null;
  return (
    <Band
      tone="waiting"
      title={text.papersWanted}
      action={<LinkButton to={paths.member.loanApply('')}>{text.toPapers}</LinkButton>}
    >
      {text.papersWantedMore}
    </Band>
  );
}
