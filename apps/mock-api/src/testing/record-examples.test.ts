import { examples } from '@coop/contracts/examples/examples';
import { expect, test } from 'vitest';
import { recordExamples } from './record-examples.ts';

test('the recorded examples are what the mock answers; npm run docs records them anew', async () => {
  const recorded = Object.assign({}, ...Object.values(await recordExamples()));
  expect(recorded).toEqual(examples);
});
