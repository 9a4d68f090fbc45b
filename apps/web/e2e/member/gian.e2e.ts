import { goTo, heading } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, signIn, test } from '../kit/world.ts';

const FORM = 'หนังสือแต่งตั้งผู้รับโอนประโยชน์';

test('[MEM-16][MEM-28] the form is one page of A4 with nothing else on it; its button prints the form, a table’s button prints the page', async ({
  page,
}) => {
  await signIn(page, '1');
  await goTo(page, 'ผู้รับโอนประโยชน์');
  const button = page.getByRole('button', { name: 'พิมพ์แบบหนังสือ' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('heading', { name: FORM })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const form = page.getByRole('article');
  await expect(form.getByRole('heading', { name: FORM })).toBeVisible();
  await expect(heading(page, 'ผู้รับโอนประโยชน์')).toBeHidden();
  for (const words of [
    'เลขที่ ผป.2565/35480 ทำเมื่อวันที่ 12 มกราคม 2565',
    'ข้าพเจ้า นายสมชาย ใจงาม สมาชิกเลขทะเบียน 00001',
    'สำเนานี้พิมพ์จากทะเบียนของสหกรณ์ ณ วันที่ 19 พฤศจิกายน 2569',
  ]) {
    await expect(form).toContainText(words);
  }
  await expect(form.getByRole('row').last()).toHaveText(/รวม\s*100\.00/);
  await page.emulateMedia({ media: null });
  const { pages, size } = await printed(page);
  expect([pages.length, ...size]).toEqual([1, 210, 297]);

  // A printer that takes what it is given at once: a browser's own may still be busy with the first paper.
  await page.evaluate(() => {
    const papers: boolean[] = [];
    const print = () => {
      dispatchEvent(new Event('beforeprint'));
      papers.push(document.querySelector('article') !== null);
      dispatchEvent(new Event('afterprint'));
    };
    Object.assign(window, { print, papers });
  });
  const papers = () => page.evaluate(() => Reflect.get(window, 'papers'));
  await button.click();
  await expect.poll(papers).toEqual([true]);
  await page.getByRole('button', { name: 'พิมพ์', exact: true }).first().click();
  await expect.poll(papers).toEqual([true, false]);
  await button.click();
  await expect.poll(papers).toEqual([true, false, true]);
});

test('[MEM-16] a surname that is wider than the phone at the largest letters breaks, and no table scrolls @phone-only', async ({
  page,
}) => {
  await signIn(page, '11', '/member/gian');
  await page.getByText('วงศ์สุวรรณรัตนโชติพิพัฒน์กุล').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '130%';
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const scrolling = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('table')]
        .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
        .map((table) => table.ariaLabel),
    );
  await expect.poll(scrolling).toEqual([]);
});
