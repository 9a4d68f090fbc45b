import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoBody, RcCode } from '../wire.ts';

export const memberTerms = {
  memberTermsShow: endpoint({
    method: 'POST',
    path: '/api/member/termofconditional',
    session: 'member',
    body: NoBody,
    response: z.strictObject({ rc_code: RcCode }),
    summary: 'Tells whether the member has accepted the terms in force',
    spec: '7 API-08',
    source: 'documented',
    example: { body: {}, response: { rc_code: '1' } },
  }),
} as const;
