import { endpoint } from '../entry/endpoint.ts';
import { NoBody, Result } from '../entry/wire.ts';
import { SessionEnd, SessionList } from '../member/access/session.ts';

export const membergroupSession = {
  membergroupSessionList: endpoint({
    method: 'POST',
    path: '/api/membergroup/session',
    session: 'membergroup',
    changes: false,
    body: NoBody,
    response: SessionList,
    summary: 'The devices on which the agency is signed in',
    spec: '4 member-group authentication, not named there',
    source: 'assumed',
    example: {
      body: {},
      response: {
        rows: [
          {
            session_id: 'c2a1…',
            device: 'คอมพิวเตอร์ Windows · Edge',
            address_area: '203.0.113.xxx',
            signed_in_at: '2026-11-20 08:40:00',
            last_used_at: '2026-11-20 09:00:00',
            remembered: false,
            is_current: true,
          },
        ],
      },
    },
  }),
  membergroupSessionEnd: endpoint({
    method: 'POST',
    path: '/api/membergroup/session_end',
    session: 'membergroup',
    changes: true,
    follows: ['membergroupSessionList'],
    body: SessionEnd,
    response: Result,
    summary: 'Ends one of the agency’s sessions, or all but this one; ending one twice is no error',
    spec: '4 member-group authentication, not named there',
    source: 'assumed',
    example: {
      body: { all_others: true },
      response: { rc_code: '1', rc_des: 'ออกจากระบบบนอุปกรณ์อื่นทั้งหมดแล้ว' },
    },
  }),
} as const;
