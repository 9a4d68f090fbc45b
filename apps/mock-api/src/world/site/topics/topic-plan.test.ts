import { describe, expect, test } from 'vitest';
import news from '../../../../content/topics/news.json' with { type: 'json' };
import { readContent } from '../../content/read-content.ts';
import { topicCategories } from './categories.ts';
import { organization } from './organization.ts';
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
});
