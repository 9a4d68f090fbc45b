import { expect, test } from 'vitest';
import { readSourceFiles } from '../source-files.ts';

/** A question in place of a noun or a verb: `What a member paid`, `Whether it is open`, `By when it is due`. */
const QUESTION =
  /\/\*\*[\s*]*((?:(?:about|against|as|at|by|for|from|in|of|on|since|through|to|under|until|with) )?(?:what|whom|whether|how|who|where|when|why|which|whose)\b.*)/gi;

const questionsIn = (text: string) => [...text.matchAll(QUESTION)].map(([, words]) => words);

test('a doc comment begins with a verb in the third person or a noun', () => {
  expect(questionsIn('/**\n * By what it is checked.\n */')).toEqual(['By what it is checked.']);
  expect(questionsIn('/** Tells whether it is open, and what it costs. */')).toEqual([]);
  const found = readSourceFiles().flatMap(({ path, text }) =>
    questionsIn(text).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
