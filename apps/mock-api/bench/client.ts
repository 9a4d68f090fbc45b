import { Agent, request } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';

const PASSWORD = 'demo1234';
const CSRF = 'bench';

/** Connections that are kept open, so that the server is measured and not the handshake. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export function headersFor(token?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    cookie: `${CSRF_COOKIE}=${CSRF}`,
    [CSRF_HEADER]: CSRF,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** The text of a POST that must be answered with 200. */
export function post(url: string, body: object, token?: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = request(url, { method: 'POST', headers: headersFor(token), agent }, (answer) => {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (part) => {
      text += part;
    });
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve(text);
      else reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
    });
  });
  sent.on('error', reject);
  sent.end(JSON.stringify(body));
  return promise;
}

export async function signIn(url: string, no: number): Promise<string> {
  const membership_no = String(no).padStart(5, '0');
  const checked = await post(`${url}/recaptcha/token`, { sitekey: 'demo' });
  const recaptcha = String(JSON.parse(checked).token);
  const body = { membership_no, mem_password: PASSWORD, remember: false, recaptcha };
  const { token } = JSON.parse(await post(`${url}/api/member/auth/login`, body));
  return String(token);
}
