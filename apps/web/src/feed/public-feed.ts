import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApi } from '../client/api.tsx';
import { callId } from '../written/written-data.ts';
import { useWrittenPage, type WrittenAnswer } from '../written/written-page.ts';
import type { Feed } from './feed-state.ts';
import { findLive, loadLive, watchLive } from './live.ts';

const never = () => () => {};

/**
 * A feed of the public site. What came with the page is used as it is; only without it, or when somebody asks again,
 * the client, the contract and the cache of feeds are loaded. Without input (undefined) it waits. A quiet feed raises
 * no toast.
 */
export function usePublicFeed<K extends EndpointKey>(
  key: K,
  input: CallInput<K> | undefined,
  { quiet = false } = {},
): Feed<Response<K>> {
  const api = useApi();
  const page = useWrittenPage();
  const id = input && callId(key, input.body);
  const written = input && page.read(key, input as CallInput<EndpointKey>);
  const [asked, setAsked] = useState<string>();
  const [failed, setFailed] = useState<{ id: string; error: unknown }>();
  const isEnough = written?.isWhole === true && asked !== id;
  const loaded = useSyncExternalStore(watchLive, findLive, () => undefined);
  // A refusal that came with the page stays until somebody tries again; a toast about it would say it twice.
  const live = isEnough && written.error ? undefined : loaded;

  const load = () => {
    setFailed(undefined);
    loadLive().catch((cause) => {
      if (id) setFailed({ id, error: new ApiError('network', key, { cause }) });
    });
  };
  const isNeeded = id !== undefined && !isEnough && !loaded;
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, id]);

  const observer = useMemo(
    () => (live && input ? live.observeFeed(api, key, input, quiet) : undefined),
    [live, api, id, quiet],
  );
  const result = useSyncExternalStore(
    observer?.subscribe ?? never,
    () => observer?.getCurrentResult(),
    () => undefined,
  );
  if (result && (!result.isPending || !written)) return result as Feed<Response<K>>;
  const refetch = () => {
    setAsked(id);
    load();
  };
  if (written) return stateOf(written, page.at, refetch) as Feed<Response<K>>;
  return { ...WAITING, ...(failed && failed.id === id && failure(failed.error)), refetch };
}

const WAITING = {
  data: undefined,
  error: null,
  isError: false,
  isPending: true,
  isFetching: true,
  dataUpdatedAt: 0,
} as const;

const failure = (error: unknown) => ({ error, isError: true, isPending: false, isFetching: false });

function stateOf({ data, error }: WrittenAnswer, at = 0, refetch: () => void): Feed<unknown> {
  const settled = { ...WAITING, isPending: false, isFetching: false, refetch };
  if (error) return { ...settled, error, isError: true };
  return { ...settled, data, dataUpdatedAt: at };
}
