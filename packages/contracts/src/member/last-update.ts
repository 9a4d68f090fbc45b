import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { OptionalDate } from '../entry/wire.ts';

export const memberLastUpdate = {
  memberLastUpdateShow: memberReads({
    path: '/api/member/lastupdate_bydepstatement',
    dataCopy: { none: 'a day of the cooperative' },
    relative: 'frame',
    response: z.strictObject({ data: OptionalDate }),
    titleTH: 'วันที่ของข้อมูล',
    summary: 'The day up to which the records are complete',
    spec: '7 API-10',
    source: 'documented',
  }),
} as const;
