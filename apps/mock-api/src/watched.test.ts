import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInWorker } from './membergroup/upload/read-in-worker.ts';

// As under `node --watch`, where processes and threads also send what they import.
beforeEach(() => void vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1'));
afterEach(() => void vi.unstubAllEnvs());

test('a file is read while Node watches the files', async () => {
  const table = await readInWorker(Buffer.from('1,สมชาย'));
  expect(table).toMatchObject({ rows: [{ cells: [{ text: '1' }, { text: 'สมชาย' }] }] });
});
