import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import LogIn from 'lucide-react/icons/log-in';
import { baht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
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
      <Card title={text.act}>
        <p className={layout.note}>{text.actNote}</p>
        <ProcedureForm
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
        </ProcedureForm>
      </Card>
      <Card title={text.record}>
        {closed ? (
          <p>{closed}</p>
        ) : (
          <>
            <p className={layout.note}>{text.recordNote}</p>
            <ProcedureForm
              procedure="agencies.record"
              given={given}
              press={text.record}
              done={({ short }) => text.recorded(period, short.length)}
            />
          </>
        )}
      </Card>
      <Card title={text.transfer}>
        <p className={layout.note}>{text.transferNote}</p>
        <ProcedureForm
          procedure="agencies.transfer"
          given={given}
          press={text.transferNow}
          done={({ transferred }) => text.transferred(baht(transferred))}
        />
      </Card>
      <Desk month={month} />
      <Card title={text.withhold}>
        <p className={layout.note}>{text.withholdNote}</p>
        <ProcedureForm
          procedure="agencies.withhold"
          given={given}
          press={text.withholdNow}
          variant="danger"
          done={text.wasWithheld(period)}
        />
      </Card>
    </>
  );
}
