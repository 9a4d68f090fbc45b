import type { KepMonth } from '@coop/contracts/member/kep';
import { formatThaiMonth } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { Toolbar } from '@coop/ui/toolbar';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

interface MonthNavProps {
  /** Newest first. */
  readonly months: readonly KepMonth[];
  readonly period: string | undefined;
}

/** Which month: chosen from the list, or one step back and forth. */
export function MonthNav({ months, period }: MonthNavProps) {
  const navigate = useNavigate();
  const at = months.findIndex((one) => one.recv_period === period);
  const earlier = months[at + 1];
  const later = at > 0 ? months[at - 1] : undefined;
  const options = months.map(({ recv_period: value }) => ({
    value,
    label: formatThaiMonth(value),
  }));
  // The current month may not be in the list; without a valid month the list asks to choose one.
  const known = formatThaiMonth(period ?? '').trim();
  const label = known === '-' ? text.choose : known;
  const own = at < 0 ? [{ value: period ?? '', label }] : [];
  return (
    <Toolbar
      actions={
        <>
          {at >= 0 && earlier && (
            <LinkButton to={paths.member.kepMonth(earlier.recv_period)}>
              <ChevronLeft aria-hidden />
              {text.earlier}
            </LinkButton>
          )}
          {later && (
            <LinkButton to={paths.member.kepMonth(later.recv_period)}>
              {text.later}
              <ChevronRight aria-hidden />
            </LinkButton>
          )}
        </>
      }
    >
      <SelectField
        label={text.month}
        value={period ?? ''}
        options={[...own, ...options]}
        onChange={(event) => void navigate(paths.member.kepMonth(event.target.value))}
      />
    </Toolbar>
  );
}
