import type { SiteConfig } from '@coop/contracts/site';
import type { RenderedData } from '../../../src/first-paint/start.tsx';
import { colourHead } from '../../site/site-css.ts';
import type { Assets } from './assets.ts';
import { dataElement, escaped } from './html.ts';

/** Parts of a page, in HTML. */
export interface Parts {
  readonly assets: Assets;
  /** Undefined where the configuration cannot be read; the page's script says so. */
  readonly site?: SiteConfig | undefined;
  /** Version of the cooperative's icons; without one a browser asks each time whether they have changed. */
  readonly icons?: string;
  /** Title and other elements of the head. */
  readonly head?: string;
  /** Content of the root element. */
  readonly body?: string;
  /** Data that the page's code takes over; none where nothing can be read without scripts. */
  readonly data?: RenderedData;
  /** False if the browser has to load more. */
  readonly isComplete?: boolean;
  /** Elements with the first calls of a page behind a sign-in. */
  readonly firstCalls?: string;
  readonly isMourning?: boolean;
  /** Tells whether the visitor has opened too many pages at once. */
  readonly isRefused?: boolean;
}

const FALLBACK_TITLE = 'ระบบสมาชิกสหกรณ์ออมทรัพย์';
const NOT_WHOLE = 'ขณะนี้ยังโหลดข้อมูลของหน้านี้ไม่ได้ทั้งหมด กรุณาเปิดหน้านี้ใหม่อีกครั้ง';
const TOO_MANY = 'เครือข่ายของท่านเปิดหน้าเว็บไซต์พร้อมกันมากเกินไป กรุณารอสักครู่แล้วเปิดหน้านี้ใหม่อีกครั้ง';
const NEEDS_SCRIPTS = 'หน้านี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน';
const OLDER = {
  readable: 'เบราว์เซอร์ของเครื่องนี้เป็นรุ่นเก่า ท่านอ่านหน้านี้ได้ แต่ยังใช้ปุ่มและแบบฟอร์มไม่ได้',
  closed: 'เบราว์เซอร์ของเครื่องนี้เป็นรุ่นเก่า จึงเปิดหน้านี้ไม่ได้',
} as const;
const RENEW = 'กรุณาอัปเดตเบราว์เซอร์หรือระบบของเครื่อง หรือเปิดด้วยเครื่องอื่น';

/** The cooperative's telephone as a link, with the word before it; '' where the configuration has none. */
function orRing({ phone = '' }: Partial<SiteConfig> = {}): string {
  const href = `tel:${phone.replace(/[^\d+]/g, '')}`;
  return phone && ` หรือโทรศัพท์ <a href="${href}" class="nowrap">${escaped(phone)}</a>`;
}

/** Tells a browser without scripts what is missing and whom to ring; '' where nothing is missing. */
function withoutScripts({ site, data, isComplete = true, isRefused }: Parts): string {
  if (data && isComplete) return '';
  const unread = isRefused ? TOO_MANY : NEEDS_SCRIPTS;
  return `<noscript>${data ? NOT_WHOLE : unread}${orRing(site)}</noscript>`;
}

/** Tells a browser that is too old what to do; older-browser.js shows it there, above the page. */
function inOlderBrowser({ assets, site, data }: Parts): string {
  const words = `${data ? OLDER.readable : OLDER.closed} ${RENEW}${orRing(site)}`;
  return `<p id="older-browser" hidden data-nosnippet>${words}</p>${assets.older ?? ''}`;
}

export function documentOf(parts: Parts): string {
  const { assets, site, icons, head = '', body = '', data, firstCalls = '' } = parts;
  const { isMourning = false } = parts;
  const version = icons ? `?v=${icons}` : '';
  const title = head.includes('<title>')
    ? ''
    : `<title>${escaped(site?.coopNameTH ?? FALLBACK_TITLE)}</title>`;
  return `<!doctype html>
<html lang="th"${isMourning ? ' class="mourning"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${assets.first}
<meta property="og:locale" content="th_TH">
<link rel="icon" href="/seal.svg${version}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png${version}">
<link rel="manifest" href="/manifest.webmanifest">
${head}${title}${site ? colourHead(site) : ''}
${assets.scripts}
</head>
<body>
${withoutScripts(parts)}
<div id="root">${body}</div>
${inOlderBrowser(parts)}
${site ? dataElement('site', site) : ''}${data ? dataElement('rendered', data) : ''}${firstCalls}
</body>
</html>
`;
}
