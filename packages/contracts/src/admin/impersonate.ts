import { endpoint } from '../entry/endpoint.ts';
import { MemberSession } from '../member/auth.ts';

export const adminImpersonate = {
  adminImpersonateShow: endpoint({
    method: 'GET',
    path: '/admin/impersonate/auth/member',
    session: 'admin',
    changes: false,
    mayBeAbsent: true,
    response: MemberSession,
    summary: 'Hands the administrator the session of the member being viewed; 404 if there is none',
    spec: '7 API-11',
    source: 'documented',
    example: {
      response: {
        token: '5f0c…',
        membership_no: '00001',
        member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
        impersonated: true,
      },
    },
  }),
} as const;
