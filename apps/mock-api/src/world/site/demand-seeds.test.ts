import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContent } from '../content/read-content.ts';
import { OpenDemand, seedDemands } from './demand-seeds.ts';

const PRIVATE = { no: 'D2569-0001', at: '2026-01-05 08:00', kind: 'ร้องเรียน' };
const OPEN = { ...PRIVATE, owner: '', topic: 'เรื่อง', detail: 'รายละเอียด' };

const read = (changes: object) => () =>
  readContent('demands/2569.json', z.array(OpenDemand), [{ ...OPEN, ...changes }]);

describe('the demands of before', () => {
  test('stand in the files; of a private one there is nothing to read', () => {
    const hidden = seedDemands().filter((one) => one.isPrivate);
    expect([seedDemands().length, hidden.length]).toEqual([47, 23]);
    expect(hidden.flatMap((one) => [one.owner, one.topic, one.detail]).join('')).toBe('');
    expect(read({})).not.toThrow();
  });
});
