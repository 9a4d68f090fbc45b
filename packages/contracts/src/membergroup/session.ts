import { agencyChanges, agencyReads } from '../entry/endpoint.ts';
import { Result } from '../entry/wire.ts';
import { SessionEnd, SessionList } from '../member/access/session.ts';

export const membergroupSession = {
  membergroupSessionList: agencyReads({
    path: '/api/membergroup/session',
    response: SessionList,
    titleTH: 'อุปกรณ์ที่หน่วยงานเข้าสู่ระบบ',
    summary: 'The devices on which the agency is signed in',
    spec: '4 member-group authentication, not named there',
  }),
  membergroupSessionEnd: agencyChanges({
    path: '/api/membergroup/session_end',
    follows: ['membergroupSessionList'],
    body: SessionEnd,
    response: Result,
    titleTH: 'ออกจากระบบหน่วยงานบนอุปกรณ์อื่น',
    summary: 'Ends one of the agency’s sessions, or all but this one; ending one twice is no error',
    spec: '4 member-group authentication, not named there',
  }),
} as const;
