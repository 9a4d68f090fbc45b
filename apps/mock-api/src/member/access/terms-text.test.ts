import { expect, test } from 'vitest';
import terms from '../../../content/texts/terms.json' with { type: 'json' };
import { readContent } from '../../world/content/read-content.ts';
import { TERMS, WrittenTerms } from './terms-text.ts';

test('the terms are sent with each line of their file as a line', () => {
  expect(TERMS.html.split('\n')).toEqual(terms.html);
  expect(TERMS.html).toMatch(/^<p>ข้อตกลงนี้ใช้ระหว่าง<b>สหกรณ์<\/b>/);
});

test('terms without the day from which they hold are refused, by file and field', () => {
  const broken = { ...terms, effective_date: '1 ม.ค. 2569' };
  expect(() => readContent('texts/terms.json', WrittenTerms, broken)).toThrow(
    'content/texts/terms.json: wrong value of effective_date (invalid_format)',
  );
});
