import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import type { ConfirmData, ConfirmReply } from '@coop/contracts/member/confirm-data';
import { bangkokDate } from '@coop/format/thai-date';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../client/api.tsx';
import { queryClient } from '../../feed/feed.tsx';
import { memberSession } from '../../session/session.ts';
import { failureWords } from '../../toasts/notify.ts';

// The state of the balance confirmation, asked for once when the member area is entered: the menu, the prompt,
// the first page and the letter all read the same answer.

/** Code '0' or status false: the backend has nothing to say about the round, whatever else it answers. */
function isRefused({ code, status }: ConfirmData): boolean {
  return !status || String(code) === '0';
}

/** The round as far as it is known; undefined before the answer and when the backend refused one. */
export function roundOf(data: ConfirmData | undefined): ConfirmData | undefined {
  return data && !isRefused(data) ? data : undefined;
}

/** The menu item leads nowhere: no round is open, or the member is not in its scope (MEM-03). */
export function isUnavailable({ confirmStatus, checkIsMemberIn }: ConfirmData): boolean {
  return confirmStatus === 0 || checkIsMemberIn === 0;
}

/** The member is asked and has not answered (specification 4, "Pending"). */
export function isPending({ confirmStatus, checkedData, checkIsMemberIn }: ConfirmData): boolean {
  return confirmStatus !== 0 && checkedData.length === 0 && checkIsMemberIn === 1;
}

function roundQuery(api: Client) {
  // The current calendar year (ค.ศ.), as the call wants it.
  const year = bangkokDate(Date.now()).slice(0, 4);
  return {
    queryKey: ['confirm-round', year, memberSession.get()?.token],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api('memberConfirmDataShow', { params: { year }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Once a load: a failure is told once, and asked again when the member says so.
    retryOnMount: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  };
}

/** The answer, asked for now if nobody has. For what stands behind the terms gate. */
export function useConfirmQuery(): UseQueryResult<ConfirmData> {
  return useQuery(roundQuery(useApi()));
}

/** The round once somebody has asked, for what stands before the terms gate too. */
export function useKnownRound(): ConfirmData | undefined {
  return roundOf(useQuery({ ...roundQuery(useApi()), enabled: false }).data);
}

let toldFor: string | undefined;

/** Says in the browser's own alert why the state of the round is not known (MEM-23), once a load and sign-in. */
export function useConfirmAlert({ data, error }: UseQueryResult<ConfirmData>): void {
  const refusal = data && isRefused(data) ? data.massage : undefined;
  useEffect(() => {
    const words = error ? errorWords(error) : refusal;
    // A session that ended has its own alert.
    const token = memberSession.get()?.token;
    if (words === undefined || token === undefined || token === toldFor) return;
    toldFor = token;
    window.alert(words);
  }, [error, refusal]);
}

/** Words for the member, and the error itself for whoever they ask. */
function errorWords(error: unknown): string {
  const words = failureWords(error);
  const detail = error instanceof ApiError ? error.message : String(error);
  return `ตรวจสอบการยืนยันยอดไม่สำเร็จ: ${words === detail ? words : `${words} (${detail})`}`;
}

/** Puts a reply that has been received where everybody reads the state of the round. */
export function noteReply(reply: ConfirmReply): void {
  queryClient.setQueriesData<ConfirmData>({ queryKey: ['confirm-round'] }, (round) =>
    round ? { ...round, checkedData: reply.lines } : round,
  );
}
