import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Page } from '@playwright/test';
import type { FeedRow } from './case.ts';

const footerOf = (page: Page) => page.getByRole('contentinfo');
const menuRetry = (page: Page) => page.getByRole('button', { name: 'โหลดเมนูไม่สำเร็จ ลองใหม่' });
const bell = (page: Page) => page.getByRole('dialog', { name: 'การแจ้งเตือน' });

/** Feeds whose failure does not stand in the page's main part with a toast and a retry. */
export const SPECIAL: { readonly [K in EndpointKey]?: Partial<FeedRow> } = {
  infoMenuShow: {
    place: (page) => page.getByRole('navigation', { name: 'เมนูหลัก' }),
    keeps: 'หน้าหลัก',
    failed: menuRetry,
    retry: menuRetry,
    waits: null,
  },
  infoFooterShow: {
    place: footerOf,
    keeps: 'ติดต่อเรา',
    failed: (page) => footerOf(page).getByText('สงวนลิขสิทธิ์ © 2021'),
    retry: 'reload',
    waits: null,
  },
  memberInfoShow: {
    // Personal data are asked for by the tap that shows them.
    open: (page) => page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click(),
    isAskedByPress: true,
  },
  memberConfirmDataShow: {
    // Specification 8: the browser's own alert says why the state of the round is not known.
    toast: false,
    alert: (words) => new RegExp(`^ตรวจสอบการยืนยันยอดไม่สำเร็จ: ${words}`),
  },
  memberLastUpdateShow: {
    keeps: /ข้อมูล ณ วันที่ {1,2}- /,
    failed: (page) => page.getByText(/ข้อมูล ณ วันที่ {1,2}- /),
    retry: 'reload',
    waits: null,
  },
  // Its place says it: a backend without the call is no failure.
  memberSessionList: { toast: false },
  memberConsentList: { toast: false },
  membergroupSessionList: { toast: false },
  memberPushShow: { toast: false },
  memberPasskeyList: { toast: false },
  memberRelativeList: { toast: false },
  memberNotificationList: {
    open: (page) => page.getByRole('button', { name: /^การแจ้งเตือน/ }).click(),
    place: bell,
    shows: /^ระดมความช่วยเหลือสมาชิก/,
    // Nobody has asked for it when the page is opened: it is told to whoever opens the list.
    toast: false,
    failed: (page, words) => bell(page).getByRole('alert').filter({ hasText: words }),
    retry: (page) => bell(page).getByRole('button', { name: 'ลองใหม่' }),
    waits: null,
  },
};
