import { bangkokDate, bangkokTime, formatThaiInstant } from '@coop/format/thai-date';
import { instantOf } from '@coop/format/wall-time';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { Tag } from '@coop/ui/tag';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { useAct } from '../control/act.tsx';
import { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { SmallForm } from '../control/small-form.tsx';
import { useControl } from '../control/use-control.ts';
import type { Step } from './moment.ts';
import { momentOf, STEPS, stepFrom } from './moment.ts';

const text = {
  steps: {
    'day-back': 'ย้อน 1 วัน',
    'half-hour': '+31 นาที',
    day: '+1 วัน',
    week: '+1 สัปดาห์',
    month: '+1 เดือน',
    'month-end': 'ไปสิ้นเดือน',
    year: '+1 ปี',
  } satisfies Record<Step, string>,
  set: 'ตั้งเวลา',
  moved: (moment: string) => `เวลาในโลกนี้เป็น ${moment} แล้ว`,
} as const;

function useClock() {
  const { world, act } = useAct();
  return {
    set: (now: number) =>
      act(() => control.clock.set.mutate({ world, now }), text.moved(formatThaiInstant(now))),
    freeze: (frozen: boolean) =>
      act(
        () => control.clock.freeze.mutate({ world, frozen }),
        frozen ? 'นาฬิกาของโลกนี้หยุดแล้ว' : 'นาฬิกาของโลกนี้เดินต่อแล้ว',
      ),
    // Advances from the current time of the clock, which has moved on since it was read.
    advance: (from: number, to: number) =>
      act(
        () => control.clock.advance.mutate({ world, ms: to - from }),
        text.moved(formatThaiInstant(to)),
      ),
  };
}

export function TimeSection() {
  const clock = useControl('clock.get');
  return (
    <QueryView query={clock}>
      {({ now, isFrozen }) => (
        <>
          <Steps now={now} isFrozen={isFrozen} />
          <SetTime now={now} />
        </>
      )}
    </QueryView>
  );
}

function Steps({ now, isFrozen }: { now: number; isFrozen: boolean }) {
  const clock = useClock();
  return (
    <Card title="เวลาในโลกนี้">
      <p className={layout.figure}>
        {formatThaiInstant(now)} {isFrozen ? <Tag tone="waiting">หยุดอยู่</Tag> : null}
      </p>
      <fieldset>
        <legend className={layout.legend}>เดินเวลา</legend>
        <div className={layout.row}>
          {STEPS.map((step) => (
            <Button
              key={step}
              variant="secondary"
              onClick={() => void clock.advance(now, stepFrom(now, step))}
            >
              {text.steps[step]}
            </Button>
          ))}
          <Button onClick={() => void clock.freeze(!isFrozen)}>
            {isFrozen ? 'ให้นาฬิกาเดินต่อ' : 'หยุดนาฬิกา'}
          </Button>
          <Button variant="quiet" onClick={() => void clock.set(Date.now())}>
            กลับเป็นเวลาเครื่อง
          </Button>
        </div>
      </fieldset>
      <p className={layout.note}>
        รายการใหม่เกิดขึ้นตามเวลาที่เดิน เช่น หักเงินเดือน ดอกเบี้ย และเงินปันผล สมาชิกที่ไม่ได้ใช้งานเกิน 30
        นาทีจะต้องเข้าสู่ระบบใหม่ เมื่อย้อนเวลาแล้วทำรายการเงินใหม่ รายการเงินของวันหลังจากนั้นจะถูกล้าง
      </p>
    </Card>
  );
}

/** Tells whether a world can be at this moment: from 1970 to the end of 2099. */
const isWithin = (moment: number | undefined): moment is number =>
  moment !== undefined && moment >= 0 && moment < instantOf('2100-01-01', '00:00');

function SetTime({ now }: { now: number }) {
  const clock = useClock();
  const [day, setDay] = useState(() => bangkokDate(now));
  const [time, setTime] = useState(() => bangkokTime(now));
  const [errors, setErrors] = useState<{ readonly day?: string; readonly time?: string }>({});
  function handleSubmit() {
    const moment = momentOf(day, time);
    const isTime = momentOf(bangkokDate(now), time) !== undefined;
    setErrors({
      ...(!isTime && { time: 'กรุณากรอกเวลา 00:00 ถึง 23:59' }),
      ...(isTime && !isWithin(moment) && { day: 'กรุณากรอกวันที่ในปี พ.ศ. 2513 ถึง 2642' }),
    });
    if (isWithin(moment)) void clock.set(moment);
  }
  return (
    <Card title={text.set}>
      <SmallForm press={text.set} onSubmit={handleSubmit}>
        <DateField label="วันที่" value={day} onChange={setDay} error={errors.day} />
        <TextField
          label="เวลา (น.)"
          hint="แบบ 24 ชั่วโมง เช่น 09:00"
          autoComplete="off"
          value={time}
          error={errors.time}
          onChange={(event) => setTime(event.target.value)}
        />
      </SmallForm>
    </Card>
  );
}
