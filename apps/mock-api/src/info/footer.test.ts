import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

test('[PUB-09][PUB-26] the icons that the footer names are pictures of the mock', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { title_contact, ...channels } = await caller.ok('infoFooterShow');
  expect(title_contact.Note).toContain('075-123-456');
  for (const { Note, nphoto } of Object.values(channels)) {
    expect(Note).toMatch(/^https:\/\/\w+\.example\//);
    expect(nphoto).toMatch(/^\/mediafiles\/images\/Utils\/icon\/\w+\.png$/);
    const { statusCode, headers, rawPayload } = await mock.app.inject(String(nphoto));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
});

test('other names under the icons are unknown, also those that climb', async () => {
  await using mock = await startMock();
  for (const name of ['other.png', '..%2F..%2F..%2Fpackage.json', 'community']) {
    const { statusCode } = await mock.app.inject(`/mediafiles/images/Utils/icon/${name}`);
    expect(statusCode).toBe(404);
  }
});
