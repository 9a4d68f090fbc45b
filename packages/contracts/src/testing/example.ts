import { type EndpointKey, endpoints, type Response } from '../endpoints.ts';

/** Returns the example answer of a call. */
export const example = <K extends EndpointKey>(key: K): Response<K> =>
  endpoints[key].example.response as Response<K>;

/** Returns the first of a list that is not empty. */
export const first = <T>(list: readonly T[]): T => list[0] as T;
