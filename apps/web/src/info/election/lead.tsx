import type { Election } from '@coop/contracts/info/election';
import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type Phase, votingHours } from './phase.ts';
import { clock, hoursOf } from './place.ts';
import { text } from './text.ts';

/** When one votes, or what is going on instead; nothing once there is a result. */
export function Lead({ election, phase }: { election: Election; phase: Phase }) {
  if (phase === 'after') return null;
  const { title, more } = text.leads[phase];
  const hours = votingHours(election.units);
  const day = formatThaiDate(election.voting_date, 'full');
  return (
    <Band
      tone={phase === 'voting' ? 'positive' : 'info'}
      icon={<CalendarDays />}
      title={title(day, hours ? clock(hours.close_at) : '-')}
    >
      {hours && phase === 'before' && <p>{text.leadHours(hoursOf(hours))}</p>}
      <p>{more}</p>
    </Band>
  );
}
