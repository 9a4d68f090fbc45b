import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

interface BandsProps {
  readonly late: number | undefined;
  readonly called: number | undefined;
}

/** Says that the member has to pay for somebody whose membership ended, and who of those guaranteed is late. */
export function GuaranteeBands({ late, called }: BandsProps) {
  return (
    <>
      <GuaranteeBand count={called} title={text.guaranteedCalled}>
        {text.guaranteedCalledMore}
      </GuaranteeBand>
      <GuaranteeBand count={late} title={text.guaranteedLate}>
        {text.guaranteedLateMore}
      </GuaranteeBand>
    </>
  );
}

interface BandProps {
  readonly count: number | undefined;
  readonly title: (count: string) => string;
  readonly children: string;
}

/** Nothing where there is none or a backend does not say. */
function GuaranteeBand({ count, title, children }: BandProps) {
  if (!Number.isInteger(count) || !count || count < 0) return null;
  return (
    <Band
      tone="negative"
      title={title(formatCount(count))}
      action={<LinkButton to={paths.member.coll}>{text.toGuarantees}</LinkButton>}
    >
      {children}
    </Band>
  );
}
