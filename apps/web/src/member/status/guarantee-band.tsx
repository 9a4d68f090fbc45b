import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Says that somebody whom the member guarantees is late; nothing while all pay or a backend does not say. */
export function GuaranteeBand({ late }: { late: number | undefined }) {
  if (!Number.isInteger(late) || !late || late < 0) return null;
  return (
    <Band
      tone="negative"
      title={text.guaranteedLate(formatCount(late))}
      action={
        <Link to={paths.member.coll} className={buttonClass('secondary')}>
          {text.toGuarantees}
        </Link>
      }
    >
      {text.guaranteedLateMore}
    </Band>
  );
}
