import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import type { FieldError } from '@coop/ui/error-summary';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { FormSummary } from '../forms/form-summary.tsx';
import { Submit } from '../forms/submit.tsx';
import { Announcement } from '../page/read-aloud/announcement.tsx';
import styles from './calculator.module.css';
import { isRight } from './link.ts';
import type { Calculator } from './use-calculator.ts';

interface RefusedProps {
  readonly refused: readonly string[];
  readonly nameOf: (name: string) => string | undefined;
}

/** Shows what a link had that could not be read, if there was any. */
export function Refused({ refused, nameOf }: RefusedProps) {
  if (refused.length === 0) return null;
  const names = refused.map(nameOf).filter(Boolean).join(', ');
  return (
    <Band tone="waiting" title="ลิงก์ที่เปิดมีบางค่าที่อ่านไม่ได้">
      {names === '' ? 'กรุณาตรวจสอบตัวเลขก่อนใช้ผล' : `ใช้ค่าเริ่มต้นแทนในช่อง: ${names} กรุณาตรวจสอบก่อนใช้ผล`}
    </Band>
  );
}

interface FigureProps {
  readonly label: string;
  readonly satang: number;
}

export function MainFigure({ label, satang, note }: FigureProps & { note: string }) {
  return (
    <div className={styles.answer}>
      <p>{label}</p>
      <p>
        <Amount satang={satang} size="xl" unit="บาท" />
      </p>
      <p className="note">{note}</p>
    </div>
  );
}

interface FormAndResultProps {
  readonly calculator: Pick<Calculator<never>, 'isAnswered' | 'failures' | 'watch' | 'submit'>;
  readonly title: string;
  /** Problems of the fields shown. */
  readonly errors: readonly FieldError[];
  readonly fields: ReactNode;
  /** The figure that goes along with the fields. */
  readonly figure: FigureProps | undefined;
  /** The result, and what a screen reader hears of it; there may be none yet. */
  readonly result: { readonly words: string; readonly cards: ReactNode } | undefined;
}

const OLD = 'ผลด้านล่างเป็นของข้อมูลที่ถูกต้องครั้งล่าสุด';

/** All that is asked, and what comes of it. The result follows every key; the button leads to it, or to what is wrong. */
export function FormAndResult(props: FormAndResultProps) {
  const { title, errors, fields, figure, result } = props;
  const { isAnswered, failures, watch, submit } = props.calculator;
  const heading = useRef<HTMLHeadingElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight(submit())) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  return (
    <div className={styles.formAndResult}>
      <div className="no-print">
        <Card title={title}>
          <form noValidate onSubmit={send} {...watch} className={styles.fields}>
            <FormSummary
              title="กรุณาแก้ไขก่อนคำนวณ"
              errors={failures > 0 ? errors : []}
              attempts={failures}
            />
            {fields}
            <div className={`${styles.live} needs-scripts`}>
              {figure && isAnswered && (
                <p>
                  <small>{figure.label}</small>{' '}
                  <Amount satang={figure.satang} size="l" unit="บาท" />
                </p>
              )}
              <Submit>คำนวณ</Submit>
            </div>
          </form>
        </Card>
      </div>
      {result && (
        <div className={styles.results}>
          <h2 ref={heading} tabIndex={-1} className="no-print">
            ผลการคำนวณ
          </h2>
          <Announcement words={isAnswered ? result.words : OLD} />
          {!isAnswered && (
            <Band tone="waiting" title={OLD}>
              ผลจะเปลี่ยนเมื่อแก้ไขช่องที่ระบุแล้ว
            </Band>
          )}
          {result.cards}
        </div>
      )}
    </div>
  );
}
