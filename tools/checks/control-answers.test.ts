import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordAnswers } from '../answers/record-answers.ts';

const FILE = new URL(
  '../../apps/mock-api/src/control/describe/answers.generated.json',
  import.meta.url,
);

test('[QAT-04] what the control plane is said to answer is what its types say; npm run docs writes it', async () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(await recordAnswers());
});
