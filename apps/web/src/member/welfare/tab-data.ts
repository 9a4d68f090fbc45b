import type {
  MemberWelfare,
  WelfareFund,
  WelfareRequest,
  WelfareRight,
} from '@coop/contracts/member/welfare';
import { useSearchParams } from 'react-router';

/** The selected tab and what it shows: choosing another key replaces the data (specification 4). */
export type TabData =
  | { readonly curKey: '1'; readonly data: readonly WelfareRight[] }
  | { readonly curKey: '2'; readonly data: readonly WelfareRequest[] }
  | { readonly curKey: '3'; readonly data: readonly WelfareFund[] }
  | { readonly curKey: '4'; readonly data: readonly WelfareRight[] };

export const TAB_KEYS = ['1', '2', '3', '4'] as const satisfies readonly TabData['curKey'][];

function tabData(feed: MemberWelfare, curKey: string | null): TabData {
  switch (curKey) {
    case '2':
      return { curKey, data: feed.history };
    case '3':
      return { curKey, data: feed.funds };
    case '4':
      return { curKey, data: feed.rights.filter((one) => one.can_request) };
    default:
      return { curKey: '1', data: feed.rights };
  }
}

/** The tab in the address. Filters of one tab are not applied to the next. */
export function useTabData(feed: MemberWelfare) {
  const [params, setParams] = useSearchParams();
  const change = (tab: string) => setParams({ tab }, { replace: true });
  return { tab: tabData(feed, params.get('tab')), change };
}
