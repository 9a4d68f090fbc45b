import { expect, test } from 'vitest';
import { copyPage } from './copy-page.ts';

const COPY = {
  made_at: '2026-11-20 09:00:00',
  membership_no: '00001',
  sections: [
    {
      name: 'share',
      title: 'ทุนเรือนหุ้น',
      records: [{ rows: [{ operate_date: '2026-10-31', amount: '1500.00' }] }],
    },
  ],
} as unknown as Parameters<typeof copyPage>[0];

test('[ABI-10] on a phone each value of a row stands under its label, in letters of their size', () => {
  const page = new DOMParser().parseFromString(copyPage(COPY, 'สหกรณ์'), 'text/html');
  const labels = [...page.querySelectorAll('th')].map((head) => head.textContent);
  const cells = [...page.querySelectorAll('td')].map((cell) => cell.getAttribute('data-of'));
  expect(cells).toEqual(labels);
  expect(page.querySelector('style')?.textContent).toContain('td::before{content:attr(data-of)');
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain(
    'initial-scale=1',
  );
});

test('[ABI-10] a code is said in the words of the pages, and stays a code for programs', () => {
  const log = [{ event: 'GIVEN', decided_at: '2026-11-20 09:00:00' }];
  const consents = { name: 'consents', title: 'ความยินยอม', records: [{ log }] };
  const copy = { ...COPY, sections: [consents] } as unknown as typeof COPY;
  const page = new DOMParser().parseFromString(copyPage(copy, 'สหกรณ์'), 'text/html');
  expect(page.querySelector('td')?.textContent).toBe('ให้ความยินยอม');
  expect(page.querySelector('#data')?.textContent).toContain('"event": "GIVEN"');
});
