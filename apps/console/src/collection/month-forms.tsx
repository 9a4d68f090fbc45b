import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import LogIn from 'lucide-react/icons/log-in';
import { baht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import { usePlace } from '../control/use-place.ts';
import { FormCard } from '../forms/form-card.tsx';
import { personaLink } from '../people/persona-link.ts';
import { Desk } from './desk.tsx';
import { text } from './text.ts';

/** Forms for what the agency does about the month, and the links to its pages. */
export function MonthForms({ month }: { month: Month }) {
  const { world } = usePlace();
  const { agency, period, closed } = month;
  const given = { agency, period };
  return (
    <>
      <FormCard
        title={text.act}
        note={text.actNote}
        procedure="agencies.act"
        given={given}
        done={(_answer, { does }) => `${period} ${text.acted[does]}`}
      >
        <a
          className={buttonClass('primary')}
          href={personaLink({ agency, world })}
          target="_blank"
          rel="noopener"
        >
          <LogIn /> {text.enter}
        </a>
      </FormCard>
      {closed ? (
        <Card title={text.record}>
          <p>{closed}</p>
        </Card>
      ) : (
        <FormCard
          title={text.record}
          note={text.recordNote}
          procedure="agencies.record"
          given={given}
          press={text.record}
          done={({ short }) => text.recorded(period, short.length)}
        />
      )}
      <FormCard
        title={text.transfer}
        note={text.transferNote}
        procedure="agencies.transfer"
        given={given}
        press={text.transferNow}
        done={({ transferred }) => text.transferred(baht(transferred))}
      />
      <Desk month={month} />
      <FormCard
        title={text.withhold}
        note={text.withholdNote}
        procedure="agencies.withhold"
        given={given}
        press={text.withholdNow}
        variant="danger"
        done={text.wasWithheld(period)}
      />
    </>
  );
}
