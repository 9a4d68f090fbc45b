import type { ConfirmLetterLine } from '@coop/contracts/member/confirm-data';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  allCorrect,
  checkAnswers,
  readAnswers,
  toReply,
  withAnswer,
} from './answers.ts';

const LOAN: ConfirmLetterLine = {
  kind: 'loan',
  ref_no: 'ฉฉ.2568/00045',
  item_desc: 'เงินกู้เพื่อเหตุฉุกเฉิน',
  balance: '19500.00',
};
const SHARE: ConfirmLetterLine = {
  kind: 'share',
  ref_no: '00005',
  item_desc: 'ทุนเรือนหุ้น',
  balance: '330000.00',
};
const LINES = [LOAN, SHARE];

/** Both lines correct, but for what is said about the loan. */
function about(figure: string, remark: string): Answers {
  return withAnswer(allCorrect({}, LINES), LOAN, { answer: 'N', figure, remark });
}

describe('[MEM-20] what keeps a reply from being sent', () => {
  test('is every line without an answer, in the order of the letter', () => {
    expect(
      checkAnswers(LINES, {}).map((checkAnswer) => [checkAnswer.lineName, checkAnswer.message]),
    ).toEqual([
      ['เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2568/00045', 'กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง'],
      ['ทุนเรือนหุ้น', 'กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง'],
    ]);
    expect(checkAnswers(LINES, allCorrect({}, LINES))).toEqual([]);
  });

  test.each([
    ['', '', ['กรุณากรอกยอดของท่านเป็นจำนวนเงิน เช่น 10,500.00', 'กรุณาบอกเหตุผล']],
    ['มาก', 'ก', ['กรุณากรอกยอดของท่านเป็นจำนวนเงิน เช่น 10,500.00']],
    ['-5', 'ก', ['กรุณากรอกยอดของท่านเป็นจำนวนเงิน เช่น 10,500.00']],
    ['19,500', 'ก', ['ยอดที่กรอกเท่ากับยอดในหนังสือ หากถูกต้องแล้วให้เลือก “ถูกต้อง”']],
    ['19,000', '  ', ['กรุณาบอกเหตุผล']],
    ['19,000', 'ก'.repeat(101), ['เหตุผลต้องยาวไม่เกิน 100 ตัวอักษร']],
    ['19,000', ` ${'ก'.repeat(100)} `, []],
    ['๑๙,๐๐๐.๕๐', 'ก', []],
    ['0', 'ชำระหมดแล้ว', []],
  ])('is, with the figure %j and the reason %j, %j', (figure, remark, messages) => {
    expect(
      checkAnswers(LINES, about(figure, remark)).map((checkAnswer) => checkAnswer.message),
    ).toEqual(messages);
  });
});

describe('[MEM-20] a reply', () => {
  test('carries the figure and the reason of a disagreement, Thai digits read, spaces cut', () => {
    expect(toReply(LINES, about('๑๙,๐๐๐.๕๐', ' ชำระแล้ว '))).toEqual([
      {
        kind: 'loan',
        ref_no: 'ฉฉ.2568/00045',
        answer: 'N',
        member_balance: '19000.50',
        remark: 'ชำระแล้ว',
      },
      { kind: 'share', ref_no: '00005', answer: 'Y' },
    ]);
  });

  test('leaves out what was typed before one came to agree; it is still there to come back to', () => {
    const agreed = withAnswer(about('1', 'ก'), LOAN, { answer: 'Y' });
    expect(toReply([LOAN], agreed)).toEqual([{ kind: 'loan', ref_no: LOAN.ref_no, answer: 'Y' }]);
    expect(withAnswer(agreed, LOAN, { answer: 'N' })).toEqual(about('1', 'ก'));
  });
});

test.each([
  [null, {}],
  ['text', {}],
  [[], {}],
  [{ 'loan/1': { answer: 'X', figure: '', remark: '' } }, {}],
  [{ 'loan/1': { answer: 'Y' } }, {}],
  [
    { 'loan/1': null, 'loan/2': { figure: '1', remark: '' } },
    { 'loan/2': { figure: '1', remark: '' } },
  ],
])('of a draft %j what can be read is %j', (draft, answers) => {
  expect(readAnswers(draft)).toEqual(answers);
});
