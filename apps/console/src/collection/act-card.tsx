import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import LogIn from 'lucide-react/icons/log-in';
import { useAct } from '../control/act.tsx';
import { control, type Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { personaLink } from '../people/persona-link.ts';
import { text } from './text.ts';

const DEEDS = ['sends', 'sends-short', 'keeps'] as const;

/** What the agency does about the month, each with one press, and the way into its pages. */
export function ActCard({ month: { agency, period } }: { month: Month }) {
  const { world } = usePlace();
  const { act } = useAct();
  return (
    <Card title={text.act}>
      <p className={layout.note}>{text.actNote}</p>
      <div className={layout.row}>
        {DEEDS.map((does) => (
          <Button
            key={does}
            onClick={() =>
              void act(
                () => control.agencies.act.mutate({ world, agency, period, does }),
                `${period} ${text.acted[does]}`,
              )
            }
          >
            {text.deeds[does]}
          </Button>
        ))}
        <a
          className={buttonClass('primary')}
          href={personaLink({ agency, world })}
          target="_blank"
          rel="noopener"
        >
          <LogIn /> {text.enter}
        </a>
      </div>
    </Card>
  );
}
