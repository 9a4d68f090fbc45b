import type { Client } from './client.ts';

// Checked by tsc: each line marked @ts-expect-error must not compile. Nothing here is ever called.

export async function calls(call: Client): Promise<unknown[]> {
  const login = { membership_no: '00001', mem_password: 'x', remember: false, recaptcha: 'y' };

  const session = await call('memberAuthLogin', { body: login });
  const name: string = session.member.member_name;
  // @ts-expect-error the answer has no such field
  const misspelt = session.member.name;

  return [
    name,
    misspelt,

    call('memberShareList', {}),
    call('memberShareList', { body: {} }),
    // @ts-expect-error this call takes no fields
    call('memberShareList', { body: { year: 2026 } }),

    // @ts-expect-error no such call
    call('memberShares', {}),

    // @ts-expect-error the body is missing
    call('memberAuthLogin', {}),
    // @ts-expect-error mem_password is misspelt
    call('memberAuthLogin', { body: { ...login, mem_pasword: 'x' } }),
    // @ts-expect-error remember is no text
    call('memberAuthLogin', { body: { ...login, remember: 'Y' } }),
    // @ts-expect-error recaptcha is missing
    call('memberAuthLogin', { body: { membership_no: '1', mem_password: 'x', remember: true } }),
    // @ts-expect-error the call has no parameters
    call('memberAuthLogin', { body: login, params: { year: '2026' } }),

    call('memberConfirmDataShow', { params: { year: '2026' } }),
    // @ts-expect-error the path's parameter is missing
    call('memberConfirmDataShow', {}),
    // @ts-expect-error the parameter is called year
    call('memberConfirmDataShow', { params: { month: '02' } }),
    // @ts-expect-error parameters are text
    call('memberConfirmDataShow', { params: { year: 2026 } }),
    // @ts-expect-error a GET has no body
    call('memberConfirmDataShow', { params: { year: '2026' }, body: { year: '2026' } }),
  ];
}
