import { describe, expect, test } from 'vitest';
import news from '../../../../content/topics/news.json' with { type: 'json' };
import pages from '../../../../content/topics/organization.json' with { type: 'json' };
import { readContent } from '../../content/read-content.ts';
import { topicCategories } from './categories.ts';
import { OrganizationPages, organization } from './organization.ts';
import { TopicCategory } from './topic-plan.ts';

const ITEM = { on: '03-01', title: 'ข่าวใหม่', text: ['ย่อหน้าแรก'] };

const readNews = (changes: object) => () =>
  readContent('topics/news.json', TopicCategory, { ...news, ...changes });
const readItem = (changes: object) => readNews({ items: [ITEM, { ...ITEM, ...changes }] });

describe('what is published', () => {
  test('stands in the files as the schema wants it', () => {
    expect(topicCategories()).toHaveLength(17);
    expect(organization().items.map((one) => one.id)).toEqual([103, 104, 105, 106]);
    expect(readItem({})).not.toThrow();
  });

  test.each([
    ['day', { on: '3-1' }, '1.on (invalid_format)'],
    ['title', { title: '' }, '1.title (too_small)'],
    ['summary', { text: [{ list: ['บรรทัด'] }] }, '1.text.0 (invalid_type)'],
    ['table', { text: ['สรุป', { table: [['หัวเดียว']] }] }, '1.text.1 (invalid_union)'],
    ['picture of a gallery', { gallery: [{ caption: 'x' }] }, '1.gallery.0.file (invalid_type)'],
    ['field', { tittle: 'x' }, '1.tittle (unrecognized_keys)'],
  ])('is refused with a wrong %s, by file and field', (_, changes, field) => {
    expect(readItem(changes)).toThrow(`content/topics/news.json: wrong value of items.${field}`);
  });

  test('has no more items in a category than numbers', () => {
    const items = (count: number) => Array.from({ length: count }, () => ITEM);
    expect(readNews({ items: items(40) })).not.toThrow();
    expect(readNews({ items: items(41) })).toThrow(
      'content/topics/news.json: wrong value of items (too_big)',
    );
  });

  test('numbers each page of the organisation', () => {
    const broken = { ...pages, items: [ITEM] };
    expect(() => readContent('topics/organization.json', OrganizationPages, broken)).toThrow(
      'content/topics/organization.json: wrong value of items.0.id (invalid_type)',
    );
  });
});
