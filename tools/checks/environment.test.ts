import { expect, test } from 'vitest';
import { checkEnvironment, folderSentences } from '../check-environment.mjs';

test('an empty environment is a good one', () => {
  expect(checkEnvironment({ WEB_PORT: '', POPULATION: '' })).toEqual({
    webPort: 3000,
    apiPort: 4000,
    sentences: [],
  });
});

test('everything that is wrong is said at once: variable, value, what it may be', () => {
  const wrong = { PORT: 'x', API_PORT: '0', POPULATION: '1', LOG_LEVEL: 'loud' };
  expect(checkEnvironment(wrong).sentences).toEqual([
    'PORT must be a number from 1024 to 65535, not x',
    'API_PORT must be a number from 1024 to 65535, not 0',
    'POPULATION must be a number from 12 to 9999999, not 1',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not loud',
  ]);
});

test('two servers have two ports', () => {
  expect(checkEnvironment({ WEB_PORT: '4000' }).sentences).toEqual([
    'WEB_PORT and API_PORT must be two different numbers, not both 4000',
  ]);
});

test('a folder that no address can name is said, with what to do', () => {
  expect(folderSentences('/home/me/portal 100%/')).toEqual([]);
  expect(folderSentences('/home/me/portal #2/')).toEqual([
    "The folder's name must have no #; rename it or move the project: /home/me/portal #2/",
  ]);
});
