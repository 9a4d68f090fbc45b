// People for measurements, and the call that signs them in; the answer is kept under the key, as a logon page does.
export const PEOPLE = {
  member: {
    keptAs: 'user',
    path: '/api/member/auth/login',
    body: { membership_no: '00001', mem_password: 'demo1234', remember: true },
  },
  agency: {
    keptAs: 'usermemgroup',
    path: '/api/membergroup/auth/login',
    body: { member_group_no: '80010001', member_group_pass: 'demo1234', remember: true },
  },
};

const JSON_TYPE = { 'content-type': 'application/json' };

async function botCheck(origin) {
  const checked = await fetch(`${origin}/recaptcha/token`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ sitekey: 'demo' }),
  });
  return (await checked.json()).token;
}

/** Signs a person in; returns the entry of local storage of their browser: key and value. */
export async function signIn(origin, { keptAs, path, body }) {
  const primed = await fetch(`${origin}/api/info/manu`);
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(primed.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'x-csrf-token': csrf, cookie: `XSRF-TOKEN=${csrf}` },
    body: JSON.stringify({
      ...body,
      ...(keptAs === 'user' && { recaptcha: await botCheck(origin) }),
    }),
  });
  if (!answer.ok) throw new Error(`sign-in of ${keptAs} answered ${answer.status}`);
  return [keptAs, await answer.text()];
}

/** Opens a context of the browser, on a phone of 360 × 740 in Bangkok, with this entry (or without any). */
export async function openContext(browser, origin, kept, options) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    ...options,
  });
  // Visitors are here for the first time, and asked about cookies; members have been asked.
  if (kept) {
    await context.addCookies([{ name: 'acceptCookie', value: 'Y', url: origin }]);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
  }
  return context;
}
