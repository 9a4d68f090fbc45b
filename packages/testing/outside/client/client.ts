import createClient from 'openapi-fetch';
import type { paths as Paths } from './contract.ts';
import type { paths as ControlPaths } from './control.ts';

// The types beside this file are generated from the descriptions that the mock serves.

const headers = { 'X-CSRF-TOKEN': 't' };
const api = createClient<Paths>({ baseUrl: 'http://127.0.0.1:4000', headers });
const control = createClient<ControlPaths>({ baseUrl: 'http://127.0.0.1:4000' });

export async function use(): Promise<unknown[]> {
  const login = { membership_no: '00001', mem_password: 'x', remember: false, recaptcha: 'y' };
  const { mem_password: _, ...incomplete } = login;
  const session = await api.POST('/api/member/auth/login', { body: login });
  const share = await api.POST('/api/member/mem_share', { body: {} });
  const dates: string[] | undefined = share.data?.rows.map(({ operate_date }) => operate_date);
  return [
    dates,
    session.data?.membership_no,
    // @ts-expect-error the answer has no such field
    session.data?.membershipNo,
    // @ts-expect-error no such call
    api.POST('/api/member/mem_shares', { body: {} }),
    // @ts-expect-error the password is missing
    api.POST('/api/member/auth/login', { body: incomplete }),
    control.POST('/__control/clock.advance', { body: { world: 'default', ms: 60_000 } }),
    // @ts-expect-error a world is named
    control.POST('/__control/clock.advance', { body: { ms: 60_000 } }),
  ];
}
