import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { type AnswerOf, control, type ScenarioNow } from '../control/control.ts';
import { JsonFileForm } from '../control/json-file-form.tsx';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { RowButton } from '../control/row-button.tsx';
import { POLL_MS, useControl } from '../control/use-control.ts';
import styles from './scenarios.module.css';

const text = {
  steps: 'ขั้น',
  here: 'ขั้นนี้',
  waits: (what: string, seen: number, times: number) => `รอ ${what} (${seen} จาก ${times} ครั้ง)`,
  started: (name: string) => `เริ่มสถานการณ์ ${name} แล้ว`,
  file: 'ไฟล์สถานการณ์',
  choose: 'กรุณาเลือกไฟล์',
  open: 'เริ่มจากไฟล์',
} as const;

/** Starts a scenario from a file. */
function OwnScenario() {
  const { world, act } = useAct();
  const start = (read: () => Promise<unknown>) =>
    act(
      async () => control.scenarios.start.mutate({ world, scenario: await read() }),
      (now) => text.started(now?.name ?? ''),
    );
  return (
    <Card title="จากไฟล์">
      <p>ไฟล์ JSON ตามที่ docs/control-plane.md บอก mock ตรวจทั้งไฟล์ก่อนเริ่ม</p>
      <JsonFileForm words={text} onOpen={(read) => void start(read)} />
    </Card>
  );
}

export function ScenariosSection() {
  return (
    <>
      <Now />
      <Shipped />
      <OwnScenario />
    </>
  );
}

function Now() {
  const { world, act } = useAct();
  const now = useControl('scenarios.get', {}, POLL_MS);
  const advance = () => control.scenarios.advance.mutate({ world });
  const reset = () => control.scenarios.reset.mutate({ world });
  return (
    <Card title="สถานการณ์ในโลกนี้">
      <QueryView
        query={now}
        empty={{
          when: (item) => item === null,
          title: 'โลกนี้ยังไม่มีสถานการณ์',
          detail: 'เลือกสถานการณ์ด้านล่าง หรือเปิดจากไฟล์',
        }}
      >
        {(item) =>
          item ? (
            <>
              <p>{item.about}</p>
              <Steps scenario={item} />
              {item.problem ? (
                <p role="alert">
                  {'ไปขั้นนี้ไม่ครบ'}: {item.problem}
                </p>
              ) : null}
              <div className={layout.row}>
                {item.at + 1 < item.steps.length ? (
                  <Button variant="primary" onClick={() => void act(advance, 'ไปขั้นถัดไปแล้ว')}>
                    ไปขั้นถัดไป
                  </Button>
                ) : null}
                <Button onClick={() => void act(reset, 'โลกนี้กลับเป็นเหมือนก่อนเริ่มสถานการณ์แล้ว')}>
                  ย้อนกลับก่อนเริ่ม
                </Button>
              </div>
            </>
          ) : null
        }
      </QueryView>
    </Card>
  );
}

function Steps({ scenario: { steps, at, seen } }: { scenario: ScenarioNow }) {
  return (
    <ol className={layout.lines} aria-label={text.steps}>
      {steps.map(({ name, waitsFor }, index) => (
        <li key={index} aria-current={index === at ? 'step' : undefined} className={styles.step}>
          {name}
          {index === at && waitsFor ? (
            <span className={layout.note}>
              {' '}
              {text.waits(whatOf(waitsFor), seen, waitsFor.times)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

type WaitsFor = NonNullable<ScenarioNow['steps'][number]['waitsFor']>;

const whatOf = ({ endpoint, status, subject }: WaitsFor) =>
  [endpoint, status, subject].filter((item) => item !== undefined).join(' ') || 'การเรียกใดก็ได้';

type Name = AnswerOf<'scenarios.list'>[number]['name'];

function Shipped() {
  const { world, act } = useAct();
  const shipped = useControl('scenarios.list');
  const start = (name: Name) =>
    void act(() => control.scenarios.start.mutate({ world, name }), text.started(name));
  return (
    <Card title="สถานการณ์ที่มีให้">
      <QueryView query={shipped}>
        {(known) => (
          <ul className={styles.list}>
            {known.map(({ name, about, steps }) => (
              <li key={name} className={styles.scenario}>
                <div>
                  <p>
                    <strong>{about}</strong>
                  </p>
                  <p className={layout.note}>
                    {name} · {steps.length} {text.steps}
                  </p>
                </div>
                <RowButton variant="secondary" label="เริ่ม" of={name} onClick={() => start(name)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
