import type { Body, EndpointKey, Params, Response } from '../endpoints.ts';
import admin from './admin.generated.json' with { type: 'json' };
import info from './info.generated.json' with { type: 'json' };
import member from './member.generated.json' with { type: 'json' };
import membergroup from './membergroup.generated.json' with { type: 'json' };

export type Examples = {
  readonly [K in EndpointKey]: {
    readonly params?: Params<K>;
    readonly body?: Body<K>;
    readonly response: Response<K>;
  };
};

/**
 * A call of each endpoint as the mock answered it, recorded by `npm run docs`: member 00001 or agency 80010001, on one
 * day, with the first rows of each list. A test holds each against its schemas. A new endpoint has none until then.
 */
export const examples = { ...member, ...membergroup, ...info, ...admin } as unknown as Examples;
