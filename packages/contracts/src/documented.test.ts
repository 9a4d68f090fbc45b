import { describe, expect, test } from 'vitest';
import { type EndpointKey, endpointKeys, endpoints } from './endpoints.ts';
import { type Endpoint, fillPath } from './entry/endpoint.ts';
import { exampleInput } from './examples/inputs.ts';

/** Specification section 7: what is sent, and what of the answer is read. */
const DOCUMENTED = [
  {
    name: '[API-01] POST /api/member/auth/login',
    session: 'none',
    sent: ['membership_no', 'mem_password', 'remember', 'recaptcha'],
    read: ['token', 'membership_no', 'member'],
  },
  {
    name: '[API-02] POST /api/member/auth/logout',
    session: 'member',
    sent: [],
    read: ['message'],
  },
  {
    name: '[API-03] POST /api/member/auth/getAuthUser',
    session: 'member',
    sent: [],
    read: ['status', 'data', 'rc_code'],
  },
  {
    name: '[API-04] POST /api/member/member_pass',
    session: 'member',
    sent: ['mem_password', 'mem_oldpassword'],
    read: ['rc_code', 'rc_des'],
  },
  {
    name: '[API-05] POST /api/member/password-reset-status',
    session: 'none',
    sent: ['membership_no', 'mem_password'],
    assumed: ['recaptcha'],
    read: ['reset_status'],
  },
  {
    name: '[API-06] POST /api/member/password-reset-popup',
    session: 'none',
    sent: ['membership_no', 'mem_password', 'newPassword'],
    assumed: ['recaptcha'],
    read: ['rc_code', 'rc_des'],
  },
  {
    name: '[API-07] POST /api/member/wwwupload',
    session: 'member',
    sent: ['image', 'name', 'croppedArea', 'croppedAreaPixels'],
    read: [],
  },
  {
    name: '[API-08] POST /api/member/termofconditional',
    session: 'member',
    sent: [],
    read: ['rc_code'],
  },
  {
    name: '[API-09] GET /api/member/get_confirm_data/{year}',
    session: 'member',
    sent: undefined,
    read: ['code', 'massage', 'status', 'confirmStatus', 'checkedData', 'checkIsMemberIn'],
  },
  {
    name: '[API-10] POST /api/member/lastupdate_bydepstatement',
    session: 'member',
    sent: [],
    read: ['data'],
  },
  {
    name: '[API-11] GET /admin/impersonate/auth/member',
    session: 'admin',
    sent: undefined,
    read: ['token', 'membership_no', 'member'],
  },
  {
    name: '[API-12] GET /api/info/manu',
    session: 'none',
    sent: undefined,
    read: ['list_manu', 'list_sub_manu', 'marquee'],
  },
  {
    name: '[API-13] POST /api/membergroup/auth/login',
    session: 'none',
    sent: ['member_group_no', 'member_group_pass', 'remember'],
    assumed: ['recaptcha'],
    read: ['token', 'member_group_no'],
  },
  {
    name: '[API-14] POST /api/membergroup/auth/logout',
    session: 'membergroup',
    sent: [],
    read: ['message'],
  },
  {
    name: '[API-15] POST /api/membergroup/auth/getAuthUser',
    session: 'membergroup',
    sent: [],
    read: [],
  },
  {
    name: '[API-16] POST /api/membergroup/member_pass',
    session: 'membergroup',
    sent: ['mem_password', 'mem_oldpassword'],
    read: ['rc_code', 'rc_des'],
  },
] as const;

const table: readonly (Endpoint & { readonly key: EndpointKey })[] = endpointKeys.map((key) => ({
  ...endpoints[key],
  key,
}));

/** Returns `POST /path/{name}`, as the specification writes a call. */
function callOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
}

describe('a documented call', () => {
  test.each(DOCUMENTED)('$name is in the table as it is documented', (documented) => {
    const call = documented.name.slice('[API-01] '.length);
    const found = table.filter((item) => callOf(item) === call);
    expect(found).toHaveLength(1);
    const [endpoint] = found;
    expect(endpoint?.source).toBe('documented');
    expect(endpoint?.session).toBe(documented.session);
    const sent = endpoint?.body && Object.keys(endpoint.body.shape).sort();
    // Our additions must be optional, so that the documented call stays valid.
    const assumed: readonly string[] = 'assumed' in documented ? documented.assumed : [];
    expect(sent).toEqual(documented.sent && [...documented.sent, ...assumed].sort());
    const input = endpoint && exampleInput(endpoint.key).body;
    for (const name of assumed)
      expect(endpoint?.body?.safeParse({ ...input, [name]: undefined }).success).toBe(true);
    const answered = Object.keys(endpoint?.response.shape ?? {});
    expect(answered).toEqual(expect.arrayContaining([...documented.read]));
  });

  test('is marked assumed when the specification does not name its path', () => {
    const documented = DOCUMENTED.map((item) => item.name.slice('[API-01] '.length));
    const marked = table.filter((item) => item.source === 'documented').map(callOf);
    expect(marked.sort()).toEqual(documented.sort());
  });

  test('[API-09] takes the year as YYYY', () => {
    const { path, params } = endpoints.memberConfirmDataShow;
    expect(fillPath(path, { year: '2026' })).toBe('/api/member/get_confirm_data/2026');
    expect(params.safeParse({ year: '2026' }).success).toBe(true);
    for (const year of ['26', '20266', 'now', '']) {
      expect(params.safeParse({ year }).success).toBe(false);
    }
  });

  test('[API-12] carries the menu’s documented field names', () => {
    const { list_manu, list_sub_manu, marquee } = endpoints.infoMenuShow.response.shape;
    expect(Object.keys(list_manu._zod.def.element.shape)).toEqual([
      'seq',
      'manu_name_eng',
      'manu_name',
      'url',
      'icon',
      'type',
      'is_parent',
      'status',
      'used_in',
      'category',
    ]);
    expect(Object.keys(list_sub_manu._zod.def.element.shape)).toEqual([
      'manu_id',
      'url',
      'description',
    ]);
    expect(Object.keys(marquee._zod.def.innerType._zod.def.element.shape)).toEqual(['Note']);
  });
});
