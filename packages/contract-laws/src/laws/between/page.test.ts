import { expect, test } from 'vitest';
import { breachesOf, type LawRow } from '../../testing/breaches-of.ts';

test.for<LawRow>([
  ['topics-page', {}, ['page: 1, not 2'], { page: 2 }],
  ['topics-page', { page_size: 0 }, ['page_size: 0, not above 0', 'rows: 3 rows, not 0 rows']],
  ['topics-page', { total: 2 }, ['total: 2, not at least 3', 'rows: 3 rows, not 2 rows']],
  ['topics-page', { total: 13 }, ['rows: 3 rows, not 12 rows']],
  ['topics-page', { total: 15, page: 2 }, []],
  ['topics-page', { total: 15, page: 3 }, ['rows: 3 rows, not 0 rows']],
  ['threads-page', { rows: [] }, ['rows: 0 rows, not 1 rows']],
  ['demands-page', { rows: [] }, ['rows: 0 rows, not 1 rows']],
  ['topics-once', { 'rows.1.topic_id': 69001 }, ['rows.*: 69001 twice, not each once']],
  [
    'threads-once',
    { rows: [{ board_id: 1 }, { board_id: 1 }] },
    ['rows.*: 1 twice, not each once'],
  ],
  [
    'demands-once',
    { rows: [{ demand_no: 'D' }, { demand_no: 'D' }] },
    ['rows.*: D twice, not each once'],
  ],
  [
    'topics-asked',
    { 'rows.1.category': 'law' },
    ['rows.*.category: law, not news'],
    { category: 'news' },
  ],
  [
    'topics-order',
    { 'rows.2.published_at': '2026-02-04' },
    ['rows.*.published_at: 2026-02-04, not not after 2026-02-03'],
  ],
  [
    'topics-order',
    { 'rows.1.pinned': true },
    ['rows.*.published_at: 2026-02-03, not not after 2026-02-01'],
  ],
  ['topics-year', {}, []],
  ['topics-year', {}, [], { year: 2026 }],
  [
    'topics-year',
    { 'rows.1.published_at': '2025-12-31' },
    ['rows.*.published_at: 2025, not 2026'],
    { year: 2026 },
  ],
  ['topics-of-year', { total: 0, rows: [] }, ['total: 0, not above 0'], { year: 2026 }],
  ['topics-of-year', { total: 0, rows: [] }, [], { year: 1999 }],
  ['topics-of-year', { total: 0, rows: [] }, [], { year: 2026, q: 'ไม่มี' }],
  ['topics-of-year', {}, [], { year: 2026 }],
  ['topic-asked', {}, ['topic_id: 69001, not 103'], { topic_id: 103 }],
  ['threads-asked', {}, ['q: ปันผล, not ']],
  ['threads-asked', {}, ['q: ปันผล, not หุ้น'], { q: 'หุ้น' }],
  ['thread-asked', {}, ['board_id: 388, not 1'], { board_id: 1 }],
  ['demands-asked', {}, ['rows.*.status: กำลังดำเนินการ, not รับเรื่อง'], { status: 'รับเรื่อง' }],
  ['demand-asked', {}, ['demand_no: D2569-0041, not D'], { demand_no: 'D' }],
])('%s with %j: %j', ([name, edits, breaches, input]) => {
  expect(breachesOf(name, edits, input)).toEqual(breaches);
});
