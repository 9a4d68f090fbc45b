import { expect, test } from 'vitest';
import { readContent } from '../world/content/read-content.ts';
import { ELECTION_RULES, ElectionRules } from './election-files.ts';

test('the rules of the ballot stand in their file, and an empty one is refused by file and line', () => {
  expect(ELECTION_RULES).toHaveLength(6);
  expect(() => readContent('election/rules.json', ElectionRules, ['ลงคะแนนด้วยตนเอง', ''])).toThrow(
    'content/election/rules.json: wrong value of 1 (too_small)',
  );
});
