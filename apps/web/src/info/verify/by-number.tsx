import { readTyped } from '@coop/format/text/thai-text';
import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { Submit } from '../../forms/submit.tsx';
import { FailedTitle } from '../../page/failed-title.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import posts from '../../posts/posts.module.css';
import { text } from './text.ts';
import { useAsking } from './use-asking.ts';
import { VerdictView } from './verdict.tsx';

const CHECK_SIGNS = 8;

/** Letters and digits as they are printed. */
const typedIn = (field: HTMLInputElement | null) => readTyped(field?.value ?? '');

/** The paper in one's hand, by the number and the short code that are printed on it. */
export function ByNumber() {
  const { answer, ask, forget } = useAsking();
  const number = useRef<HTMLInputElement>(null);
  const check = useRef<HTMLInputElement>(null);
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<{ number?: string; check?: string }>({});
  const change = () => {
    if (answer.is === 'paper') setTries(0);
    // What stands there would be taken for what is said of another paper.
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedIn(number.current);
    const signs = typedIn(check.current)
      .toUpperCase()
      .replace(/[\s.-]/g, '');
    const isCheck = signs.length === CHECK_SIGNS;
    setErrors({
      ...(!typed && { number: 'กรุณากรอกเลขที่เอกสาร' }),
      ...(!isCheck && { check: 'กรุณากรอกรหัสตรวจสอบให้ครบ 8 ตัว' }),
    });
    if (!typed) number.current?.focus();
    else if (!isCheck) check.current?.focus();
    else {
      setTries(tries + 1);
      void ask({ number: typed, check: signs });
    }
  };
  return (
    <Card title="กรอกจากเอกสาร">
      {(errors.number || errors.check) && <FailedTitle />}
      <NeedsScripts what="การตรวจสอบเอกสาร" />
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onChange={change}
        className={`${posts.form} needs-scripts`}
      >
        <TextField
          ref={number}
          name="number"
          label={text.number}
          hint="เช่น 6910-00001 หรือ สอ. 6911/0001-80010001"
          maxLength={60}
          autoComplete="off"
          error={errors.number}
        />
        <TextField
          ref={check}
          name="check"
          label="รหัสตรวจสอบ"
          hint="ตัวอักษรและตัวเลข 8 ตัว เช่น K7QX-M2PD"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.check}
        />
        <Submit busy={answer.is === 'asking'} busyLabel="กำลังตรวจสอบ">
          ตรวจสอบ
        </Submit>
      </form>
      {answer.is !== 'none' && answer.is !== 'asking' && (
        <VerdictView signature={undefined} answer={answer} isFirstTry={tries === 1} />
      )}
    </Card>
  );
}
