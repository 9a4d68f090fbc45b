import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deployFolder } from '../kit/deploy.ts';
import { savedPdf } from '../kit/pdf.ts';
import { expect, fillLogon, test } from '../kit/world.ts';

const NAME = 'สหกรณ์ออมทรัพย์สาธารณสุขตรัง จำกัด';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#ffd34d" d="M0 0h1v1H0z"/></svg>';
const GOLD = [255, 211, 77, 255];
/** The bar of #7a0c04. */
const RED = [90, 17, 10, 255];

/** Writes the folder with the command, as its operator does. */
function newSite(place: string): string {
  const logo = join(place, 'mark.svg');
  writeFileSync(logo, LOGO);
  const folder = join(place, 'trang');
  const contacts = ['1 ถนนพัทลุง จังหวัดตรัง 92000', '075-000-000 info@trang.example', ''];
  const answers = [folder, NAME, 'Trang Public Health', '', 'ออมวันนี้', '#7a0c04', logo, ...contacts];
  const input = `${answers.join('\n')}\n`;
  const { status, stderr } = spawnSync(process.execPath, ['server/site/new-site.ts', 'new'], {
    input,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return folder;
}

/** Returns size and a dot of a picture of the page's site, at parts of its width and height. */
const drawn = (page: Page, address: string, x: number, y: number) =>
  page.evaluate(
    async ([src, across, down]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const dot = pen?.getImageData(width * across, height * down, 1, 1).data ?? [];
      return { size: [width, height], dot: [...dot] };
    },
    [address, x, y] as const,
  );

test('[WEB-10] a folder that ten answers wrote is a second cooperative: pages, installed portal, shared picture, receipt', async ({
  page,
  baseURL,
}, testInfo) => {
  const place = testInfo.outputPath();
  mkdirSync(place, { recursive: true });
  await using other = await deployFolder(baseURL ?? '', newSite(place));

  await page.goto(`${other.url}/home`);
  await expect(page).toHaveTitle(`หน้าหลัก - ${NAME}`);
  await expect(page.getByRole('banner')).toContainText('Trang Public Health');
  await expect(page.getByRole('main')).toContainText('ออมวันนี้');
  await expect(page.getByRole('contentinfo')).toContainText('info@trang.example');
  await expect(page.getByRole('contentinfo')).not.toContainText('ครูตัวอย่าง');
  const logos = page.getByRole('banner').locator('img[src="/logo.svg"]');
  await expect(logos.first()).toHaveJSProperty('complete', true);
  await page.goto(`${other.url}/privacy-policy/private-policy`);
  await expect(page.getByRole('main')).toContainText(`${NAME} ดูแลข้อมูลส่วนบุคคล`);

  const manifest = await (await page.request.get(`${other.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    name: NAME,
    short_name: 'สอ.สาธารณสุขตรัง',
    theme_color: '#5a110a',
  });
  for (const { src, sizes, purpose } of manifest.icons) {
    const icon = await drawn(page, src, 0.5, 0.5);
    expect(icon).toEqual({ size: sizes.split('x').map(Number), dot: GOLD });
    const [corner] = (await drawn(page, src, 0, 0)).dot.slice(2);
    expect(corner).toBe(purpose === 'maskable' ? 255 : GOLD[2]);
  }
  expect((await drawn(page, '/icons/apple-touch-icon.png', 0.5, 0.5)).dot).toEqual(GOLD);
  expect((await drawn(page, '/seal.svg', 0.5, 0.5)).dot).toEqual(GOLD);
  const shared = await drawn(page, '/og/home.png', 0.99, 0.02);
  expect(shared).toEqual({ size: [1200, 630], dot: RED });
  expect((await drawn(page, '/og/home.png', 114 / 1200, 66 / 630)).dot).toEqual(GOLD);

  await page.goto(`${other.url}/member/logon`);
  await fillLogon(page, '3');
  await expect(page).toHaveTitle(`main - ${NAME}`);
  await page.goto(`${other.url}/member/kep?period=256908`);
  await expect(page.locator('article')).toContainText(NAME);
  await expect(page.locator('article').locator('img[src="/logo.svg"]')).toHaveCount(1);
  const receipt = await savedPdf(page);
  expect(receipt.pages[0]).toContain(NAME);
  expect(receipt.pages[0]).toContain('1 ถนนพัทลุง จังหวัดตรัง 92000');
});
