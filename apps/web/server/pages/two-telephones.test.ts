import { examples } from '@coop/contracts/examples/examples';
import { expect, test, vi } from 'vitest';
import { NAMES, startBackend, startPortal } from '../testing/portal.ts';
import { otherTelephones } from './two-telephones.ts';

test('[OPS-06] two telephone numbers, of site.json and of the footer, are said at the start', async () => {
  const { url: backendUrl } = await startBackend(({ url = '' }, reply) => {
    const footer = {
      ...examples.infoFooterShow.response,
      title_contact: { Note: '<p>โทร. 0-7534-1500 ต่อ 11</p>' },
    };
    const site = { ...NAMES, phone: '075 000 000' };
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(url.startsWith('/api/info/footer') ? footer : site));
  });
  const lines: string[] = [];
  await startPortal(
    { backendUrl, logLevel: 'warn' },
    { log: { write: (line) => void lines.push(line) } },
  );
  const says = 'site.json says 075 000 000, and the backend’s footer 075341500';
  await vi.waitFor(() => expect(lines.filter((line) => line.includes(says))).toHaveLength(1));
});

test.each([
  ['one number in two spellings', '075-341-500', '<p>0-7534-1500 เลขผู้เสียภาษี 0994000123456</p>'],
  ['a footer without one', '075-341-500', '<p>เปิดทุกวันทำการ</p>'],
  ['no number of the cooperative', '', '<p>โทร. 0-7534-1500</p>'],
])('%s is nothing to say', (_, phone, footer) => {
  expect(otherTelephones(phone, footer)).toEqual([]);
});
