import { expect, test } from 'vitest';
import { edited } from '../../testing/edited.ts';
import { example } from '../../testing/example.ts';
import { lawFindings } from '../laws.ts';
import { wrongNumbers } from './numbers.ts';

const found = (key: 'memberInfoShow' | 'memberAuthLogin', edits: Record<string, unknown>) =>
  lawFindings(key, edited<object>(example(key), edits), {}).map(
    ({ kind, path }) => `${kind} ${path}`,
  );

test.each([
  [{}, []],
  [{ birth_date: '', member_date: '' }, []],
  [{ birth_date: '2030-01-01' }, ['born-before birth_date', 'member-after-birth member_date']],
  [{ member_date: '1970-01-01' }, ['member-after-birth member_date']],
  [{ member_date: '2027-01-01' }, ['member-after-birth member_date']],
  [{ retire_date: '2032-09-29' }, ['retires-in-september retire_date']],
  [{ retire_date: '2032-10-01', birth_date: '1972-10-01' }, []],
  [{ retire_date: '' }, []],
  [{ membership_no: '1' }, ['member-no-zeros membership_no']],
  [{ phone: '+66890000001' }, ['phone-form phone']],
  [{ phone: '890000001' }, ['phone-form phone']],
  [{ phone: '075-123-456 ต่อ 12' }, []],
  [{ phone: '' }, []],
  [{ card_person: '1-1234-5xxxx-xx-1' }, ['card-half-masked card_person']],
])('a member’s card with %j: %j', (edits, breaches) => {
  expect(found('memberInfoShow', edits)).toEqual(breaches);
});

test.each([
  [1_800, []],
  [2_592_000, []],
  [31_536_000, []],
  [604_800, []],
  [1_800_000, ['member-session-seconds expires_in']],
  [28_800_000, ['member-session-seconds expires_in']],
])('a session of %d: %j', (expires_in, breaches) => {
  expect(found('memberAuthLogin', { expires_in })).toEqual(breaches);
});

test('a number is found wherever it stands', () => {
  const rows = [{ borrower_member_no: '3' }, { borrower_member_no: '00003' }];
  expect(wrongNumbers({ rows }).map(({ breach }) => breach.path)).toEqual([
    'rows.*.borrower_member_no',
  ]);
});
