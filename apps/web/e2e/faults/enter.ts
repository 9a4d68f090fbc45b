import { PASSWORD } from '../kit/world.ts';
import type { Who } from './case.ts';
import type { Walk } from './walk.ts';

/** Any small answer of the web's origin, where its storage can be reached before a page is opened. */
const BLANK = '/site.json';

/** Signs in without a form: members by the persona link, agencies by the call that their form makes. */
export async function enterAs({ page, world }: Walk, who: Who): Promise<void> {
  if (who.as === 'member') {
    const link = new URLSearchParams({ member: who.no, world, to: BLANK });
    await page.goto(`/__control/enter?${link}`);
    await page.waitForURL(`**${BLANK}`);
  }
  if (who.as === 'agency') {
    await page.request.get('/api/info/manu');
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await page.request.post('/api/membergroup/auth/login', {
      headers: { 'X-CSRF-TOKEN': decodeURIComponent(token) },
      data: { member_group_no: who.no, member_group_pass: PASSWORD, remember: false },
    });
    const session = await answer.text();
    await page.goto(BLANK);
    await page.evaluate((stored) => localStorage.setItem('usermemgroup', stored), session);
  }
}
