import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { useAct } from '../control/act.tsx';
import { control, type Quirks } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { CHOICES, chosenOf, withChoice } from './choices.ts';
import { text } from './text.ts';

export function QuirksSection() {
  const { world } = usePlace();
  const { act } = useAct();
  const query = useMockQuery(['quirks', world], () => control.quirks.get.query({ world }));
  const set = (quirks: Quirks) =>
    void act(() => control.quirks.set.mutate({ world, ...quirks }), text.done);
  return (
    <Card>
      <p className={layout.note}>{text.note}</p>
      <QueryView query={query}>
        {(quirks) => (
          <>
            <div className={layout.form}>
              {CHOICES.map(({ name, label, hint, others }) => (
                <SelectField
                  key={name}
                  label={label}
                  hint={hint}
                  value={chosenOf(quirks, name)}
                  options={[
                    { value: '', label: text.asDocumented },
                    ...Object.entries(others).map(([value, words]) => ({ value, label: words })),
                  ]}
                  onChange={(event) => set(withChoice(quirks, name, event.target.value))}
                />
              ))}
            </div>
            <div className={layout.row}>
              <Button onClick={() => set({})}>{text.all}</Button>
            </div>
          </>
        )}
      </QueryView>
    </Card>
  );
}
