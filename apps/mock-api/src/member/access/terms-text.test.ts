import terms from '@coop/cooperative/content/texts/terms.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { TERMS } from './terms-text.ts';

test('the terms are sent with each line of their file as a line', () => {
  expect(TERMS.html.split('\n')).toEqual(terms.html);
  expect(TERMS.html).toMatch(/^<p>ข้อตกลงนี้ใช้ระหว่าง<b>สหกรณ์<\/b>/);
});
