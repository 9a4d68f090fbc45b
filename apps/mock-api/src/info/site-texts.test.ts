import { SITE_TEXTS, SiteText } from '@coop/contracts/site-text';
import { expect, test } from 'vitest';
import { demoSite } from '../site.ts';
import { startMock } from '../testing/start-mock.ts';

test.each(SITE_TEXTS)('[WEB-06] the example cooperative publishes its text on %s', async (name) => {
  await using mock = await startMock();
  const url = demoSite.texts?.[name];
  const answer = await mock.app.inject({ url: url ?? '' });
  expect(answer.statusCode).toBe(200);
  const text = SiteText.parse(answer.json());
  expect(text.effective_from).toBe('2026-11-21');
  expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
});

test('[WEB-06] there are no other texts', async () => {
  await using mock = await startMock();
  expect((await mock.app.inject({ url: '/texts/terms.json' })).statusCode).toBe(404);
});
