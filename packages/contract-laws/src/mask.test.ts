import { expect, test } from 'vitest';
import { maskedCopy, maskText, maskValue } from './mask.ts';

test.each([
  ['นายสมชาย ใจงาม', 'กกกกกกกก กกกกก'],
  ['สม.2569/00123', 'กก.9999/99999'],
  ['Somchai@x.th', 'xxxxxxx@x.xx'],
  ['-1,234.50', '-9,999.99'],
  ['๑๒๓', '999'],
  ['\n<!DOCTYPE html><p>สมชาย', 'an HTML page'],
])('%s is shown as %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test('a value is shown by its type and shape; words of a list as they are', () => {
  expect(maskValue('พักไว้', 'accounts.*.account_status')).toBe('text "พักไว้"');
  expect(maskValue('สมชาย', 'member_name')).toBe('text "กกกกก"');
  expect(maskValue(480_200.5, 'share_balance')).toBe('number 999999.9');
  expect(maskValue(undefined, 'x')).toBe('nothing');
  expect(maskValue(null, 'x')).toBe('null');
  expect(maskValue([1, 2], 'x')).toBe('list of 2');
  expect(maskValue({ a: 'สมชาย' }, 'x')).toBe('object {a}');
  expect(maskText('ก'.repeat(400)).length).toBeLessThan(60);
});

test('a masked copy has the form of the answer and none of its values', () => {
  const answer = {
    rc_code: 1,
    member_name: 'สมชาย',
    rows: [{ amount: '1,200.50', no: 12, paid: true }],
  };
  expect(maskedCopy(answer)).toEqual({
    rc_code: 1,
    member_name: 'กกกกก',
    rows: [{ amount: '9,999.99', no: 99, paid: true }],
  });
  expect(maskedCopy([1e300, null, undefined])).toEqual([9, null, undefined]);
});
