import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import type { ConfirmData, ConfirmReply } from '@coop/contracts/member/confirm-data';
import { bangkokDate, yearOf } from '@coop/format/thai-date';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../client/api.tsx';
import { queryClient } from '../../feed/query-client.ts';
import { memberSession } from '../../session/session.ts';
import { failureWords } from '../../toasts/notify.ts';

// The state of the balance confirmation, loaded once when the member area is entered and used by the menu, the prompt,
// the first page and the letter.

/** Code '0' or status false: the rest of the answer does not count. */
function isRefused({ code, status }: ConfirmData): boolean {
  return !status || String(code) === '0';
}

/** The round; undefined before the answer or when the backend refused. */
export function roundOf(data: ConfirmData | undefined): ConfirmData | undefined {
  return data && !isRefused(data) ? data : undefined;
}

/** Tells whether the menu item is disabled: no round is open, or the member is not in its scope (MEM-03). */
export function isUnavailable({ confirmStatus, checkIsMemberIn }: ConfirmData): boolean {
  return confirmStatus === 0 || checkIsMemberIn === 0;
}

/** Tells whether the member has been asked and has not answered (specification 4, "Pending"). */
export function isPending({ confirmStatus, checkedData, checkIsMemberIn }: ConfirmData): boolean {
  return confirmStatus !== 0 && checkedData.length === 0 && checkIsMemberIn === 1;
}

function roundQuery(api: Client) {
  // The current calendar year (ค.ศ.), as the call wants it.
  const year = String(yearOf(bangkokDate(Date.now())));
  return {
    queryKey: ['confirm-round', year, memberSession.get()?.token],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api('memberConfirmDataShow', { params: { year }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // One attempt per page load: a failure is reported once, and retried when the member asks for it.
    retryOnMount: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  };
}

/** Loads the state of the round if needed; for components behind the terms gate. */
export function useConfirmQuery(): UseQueryResult<ConfirmData> {
  return useQuery(roundQuery(useApi()));
}

/** The state of the round as somebody else has loaded it; also for components outside the terms gate. */
export function useRoundState(): UseQueryResult<ConfirmData> {
  return useQuery({ ...roundQuery(useApi()), enabled: false });
}

/** Words for a refusal where a backend gives none: a browser's alert must not be empty. */
const NO_WORDS = 'ตรวจสอบการยืนยันยอดไม่สำเร็จ กรุณาลองใหม่ภายหลัง หรือติดต่อสหกรณ์';

let toldFor: string | undefined;

/** Shows a browser alert when the state of the round cannot be loaded (MEM-23), once per page load and sign-in. */
export function useConfirmAlert({ data, error }: UseQueryResult<ConfirmData>): void {
  const refusal = data && isRefused(data) ? data.massage || NO_WORDS : undefined;
  useEffect(() => {
    const words = error ? errorWords(error) : refusal;
    // A session that ended has its own alert.
    const token = memberSession.get()?.token;
    if (words === undefined || token === undefined || token === toldFor) return;
    toldFor = token;
    window.alert(words);
  }, [error, refusal]);
}

/** A message for the member, followed by the error for those who help them. */
function errorWords(error: unknown): string {
  const words = failureWords(error);
  const detail = error instanceof ApiError ? error.message : String(error);
  return `ตรวจสอบการยืนยันยอดไม่สำเร็จ: ${words === detail ? words : `${words} (${detail})`}`;
}

/** Puts an accepted reply into the cached state of the round. */
export function noteReply(reply: ConfirmReply): void {
  queryClient.setQueriesData<ConfirmData>({ queryKey: ['confirm-round'] }, (round) =>
    round ? { ...round, checkedData: reply.lines } : round,
  );
}
