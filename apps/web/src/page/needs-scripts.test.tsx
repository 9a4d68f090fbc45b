import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../site/site.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

const NAMES = { coopNameTH: 'สหกรณ์ตัวอย่าง', coopNameEN: 'Example' };
const written = (phone?: string) =>
  renderToStaticMarkup(
    <SiteProvider site={{ ...NAMES, ...(phone && { phone }) }}>
      <NeedsScripts what="การตั้งกระทู้" />
    </SiteProvider>,
  );

test('[WEB-03] a form says that it needs scripts, and whom to ring instead', () => {
  expect(written('075-123-456')).toBe(
    '<noscript>การตั้งกระทู้ ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน หรือโทรศัพท์ <a href="tel:075123456" class="nowrap" translate="no">075-123-456</a></noscript>',
  );
});

test('[WEB-03] without a number it says only that', () => {
  expect(written()).toBe('<noscript>การตั้งกระทู้ ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน</noscript>');
});
