import { readTyped } from '@coop/format/text/thai-text';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useState } from 'react';

/** A number of thirteen digits, or of nine to ten that begin with 0, however they are parted. */
const NUMBERS = /(?:^|\D)(\d(?:[ -]?\d){12}|0(?:[ -]?\d){8,9})(?!\d)/g;

/** Returns what may be a citizen number or a telephone number in a text. */
export const personalNumbersIn = (text: string): string[] =>
  [...readTyped(text).matchAll(NUMBERS)].map(([, number = '']) => number);

interface Pending {
  readonly numbers: readonly string[];
  readonly answer: (mayShow: boolean) => void;
}

/**
 * Asks before a citizen number or telephone number in a text is shown to anybody. Returns the dialog, and `mayShow`:
 * true at once where there is none.
 */
export function useNumbersQuestion() {
  const [pending, setPending] = useState<Pending>();
  const choose = (mayShow: boolean) => {
    setPending(undefined);
    pending?.answer(mayShow);
  };
  const question = (
    <Dialog
      title="ผู้อื่นจะเห็นเลขในข้อความของท่าน"
      described
      open={pending !== undefined}
      onClose={() => choose(false)}
      footer={
        <>
          <Button variant="primary" onClick={() => choose(false)}>
            กลับไปแก้ไข
          </Button>
          <Button onClick={() => choose(true)}>ส่งตามนี้</Button>
        </>
      }
    >
      <p>
        {'ข้อความมีเลข '}
        <strong>{pending?.numbers.join(', ')}</strong>
        {' ซึ่งอาจเป็นเลขประจำตัวประชาชนหรือหมายเลขโทรศัพท์ เมื่อแสดงบนเว็บไซต์แล้วใครก็อ่านได้'}
      </p>
    </Dialog>
  );
  const mayShow = async (text: string) => {
    const numbers = personalNumbersIn(text);
    if (numbers.length === 0) return true;
    return new Promise<boolean>((answer) => setPending({ numbers, answer }));
  };
  return { question, mayShow };
}
