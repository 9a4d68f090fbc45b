import { type TextAt, textsOf } from '../../texts.ts';
import { holds } from '../figures.ts';
import type { Breach } from '../law.ts';

// Laws of the numbers of people, wherever they stand.

const MEMBER_NO = /(^|\.|_)(membership|member)_no$/;
const PHONE = /(^|\.|_)phone$/;
const CARD = /card_person(_masked)?$/;
/** Thai numbers as a program that counts, or a telephone's own list, makes them: 812345678, +66 81 234 5678. */
const FOREIGN_PHONE = /^\s*(\+66|0066|66\d{8,9}$|[1-9]\d-?\d{3}-?\d{3,4}$|[1-9]\d{7,8}$)/;
/** A masked citizen number shows no more than who it is about knows again. */
const MOST_SHOWN = 5;

export const NUMBER_FORMS = {
  member: {
    name: 'member-no-zeros',
    says: 'a membership number is text of five digits or more, with its zeros',
  },
  phone: { name: 'phone-form', says: 'a telephone number begins with its 0' },
  card: { name: 'card-half-masked', says: 'of a citizen number at most five digits are shown' },
} as const;
type Form = keyof typeof NUMBER_FORMS;

function ofText({ path, text }: TextAt): { form: Form; breach: Breach }[] {
  const broken = (form: Form, is: boolean, expected: string) =>
    holds(path, is, text, expected).map((breach) => ({ form, breach }));
  if (text === '') return [];
  if (MEMBER_NO.test(path)) return broken('member', !/^\d{1,4}$/.test(text), 'five digits');
  if (PHONE.test(path)) return broken('phone', !FOREIGN_PHONE.test(text), 'a zero first');
  if (!CARD.test(path)) return [];
  const digits = text.replace(/\D/g, '').length;
  return broken('card', digits <= MOST_SHOWN || digits > 12, `${MOST_SHOWN} digits`);
}

/** Finds numbers that lost their zeros, are written as abroad, or are masked in half. */
export const wrongNumbers = (answer: unknown): { form: Form; breach: Breach }[] =>
  textsOf(answer).flatMap(ofText);
