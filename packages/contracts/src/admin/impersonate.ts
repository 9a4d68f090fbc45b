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
    titleTH: 'ผู้ดูแลระบบเปิดดูแทนสมาชิก',
    summary: 'Hands the administrator the session of the member being viewed; 404 if there is none',
    spec: '7 API-11',
    source: 'documented',
  }),
} as const;
