import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

describe('an administrator', () => {
  test('[API-11] [AUTH-11] is handed the session of the member being viewed', async () => {
    await using mock = await startMock();
    const session = await (await mock.admin('00003')).ok('adminImpersonateShow');
    expect(session).toMatchObject({ membership_no: '00003', impersonated: true });
    const asMember = await mock.caller({ token: session.token });
    expect((await asMember.ok('memberInfoShow')).membership_no).toBe('00003');
  });

  test('[API-11] who views nobody gets 404', async () => {
    await using mock = await startMock();
    expectRefusal(await (await mock.admin()).call('adminImpersonateShow'), 404);
  });

  test('[API-11] is known by a signed cookie only', async () => {
    await using mock = await startMock();
    const { sessions, clock } = mock.world;
    const token = sessions.open(
      { kind: 'admin', subject: 'admin', remember: false, viewing: '00003' },
      clock.now(),
    );
    for (const identity of [
      { token },
      { cookies: { admin_session: token } },
      { cookies: { admin_session: `${token}.forged` } },
    ]) {
      const caller = await mock.caller(identity);
      expectRefusal(await caller.call('adminImpersonateShow'), 401);
    }
  });

  test('[AUTH-11] reads in the member’s name and changes nothing', async () => {
    await using mock = await startMock();
    const { token } = await (await mock.admin('00003')).ok('adminImpersonateShow');
    const caller = await mock.caller({ token });
    const refused: string[] = [];
    for (const key of endpointKeys) {
      const { session, lifecycle }: Endpoint = endpoints[key];
      if (session !== 'member' || lifecycle === 'logout') continue;
      const { status } = await caller.call(key, exampleInput(key));
      if (status === 403) refused.push(key);
    }
    expect(refused.sort()).toEqual([
      'memberCalendarFeedCreate',
      'memberCalendarFeedRevoke',
      'memberConfirmCreate',
      'memberConsentUpdate',
      'memberDataCopyCreate',
      'memberGuaranteeAskAnswer',
      'memberLoanApplyCancel',
      'memberLoanApplyCreate',
      'memberLoanApplyPapers',
      'memberNoteDelete',
      'memberNoteSave',
      'memberPasskeyOptions',
      'memberPasskeyRegister',
      'memberPasskeyRemove',
      'memberPasswordUpdate',
      'memberPushSettingSave',
      'memberPushSubscribe',
      'memberPushTest',
      'memberPushUnsubscribe',
      'memberRelativeEnd',
      'memberRelativeInvite',
      'memberRequestpromoneyCancel',
      'memberRequestpromoneyCreate',
      'memberRequestpromoneyStop',
      'memberSessionEnd',
      'memberTermsAccept',
      'memberUploadCreate',
      'memberWelfareCancel',
      'memberWelfareCreate',
    ]);
    await caller.ok('memberAuthLogout');
    expectRefusal(await caller.call('memberAuthShow'), 401);
  });

  test('[AUTH-11] who has stopped looking opens nothing again without password and reason', async () => {
    await using mock = await startMock();
    const admin = await mock.admin('00003');
    const first = await admin.ok('adminImpersonateShow');
    const other = await admin.ok('adminImpersonateShow');
    const callers = [
      await mock.caller({ token: first.token }),
      await mock.caller({ token: other.token }),
    ];
    await callers[0]?.ok('memberAuthLogout');
    expectRefusal(await admin.call('adminImpersonateShow'), 401);
    for (const caller of callers) expectRefusal(await caller.call('memberAuthShow'), 401);
  });
});
