import { expect, test } from 'vitest';
import { openMock } from '../testing/before-mock.ts';
import { buildPortal } from '../testing/portal.ts';

test('[VIS-03] /calendar.ics has the days of the calendar, each under a name that stays the same', async () => {
  await using mock = await openMock();
  const app = await buildPortal({ backendUrl: mock.backendUrl });
  const answer = await app.inject({ url: '/calendar.ics', headers: { host: 'portal.example' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('UID:PAYOUT-2026-11-27@portal.example');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270124');
  expect(lines).toContain('SUMMARY:ประชุมใหญ่สามัญ ประจำปี 2569');
});
