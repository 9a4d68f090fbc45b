import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Link } from '../../router/link.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Says that somebody asks the member to guarantee a loan; nothing while nobody does or a backend does not say. */
export function AskBand({ asks }: { asks: number | undefined }) {
  if (!Number.isInteger(asks) || !asks || asks < 0) return null;
  return (
    <Band
      tone="waiting"
      title={text.guaranteeAsks(formatCount(asks))}
      action={
        <Link to={paths.member.coll} className={buttonClass()}>
          {text.toAsks}
        </Link>
      }
    >
      {text.guaranteeAsksMore}
    </Band>
  );
}
