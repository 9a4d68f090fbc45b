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

const csrfOf = ({ headers }) =>
  /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

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
  const csrf = csrfOf(primed);
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

/** Opens a visitor without a browser, whose address a trusted proxy says; each call resolves to its answer, read. */
export async function openVisitor(origin, address) {
  const headers = { 'x-forwarded-for': address, accept: 'text/html' };
  const send = async (path, init) => {
    const answer = await fetch(origin + path, {
      ...init,
      headers: { ...headers, ...init?.headers },
    });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, headers: answer.headers, text };
  };
  const post = (path, body = {}) =>
    send(path, {
      method: 'POST',
      headers: JSON_TYPE,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const csrf = csrfOf(await send('/api/info/manu'));
  Object.assign(headers, { 'x-csrf-token': csrf, cookie: `XSRF-TOKEN=${csrf}` });
  return {
    headers,
    get: send,
    post,
    /** Signs a member in; returns whether that member may. */
    async signIn(membershipNo) {
      const { token: recaptcha } = JSON.parse(
        (await post('/recaptcha/token', { sitekey: 'demo' })).text,
      );
      const { body, path } = PEOPLE.member;
      const { ok, text } = await post(path, { ...body, membership_no: membershipNo, recaptcha });
      if (ok) headers.authorization = `Bearer ${JSON.parse(text).token}`;
      return ok;
    },
  };
}
