import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import type { CalendarFeed } from '@coop/contracts/member/own/calendar-feed';
import { Checkbox } from '@coop/ui/checkbox';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { notify, SpokenError } from '../../toasts/notify.ts';
import { failureToSay, sayFailure } from '../../toasts/say-failure.ts';
import { text } from './text.ts';

export type FeedChange = 'renew' | 'revoke';

/** Makes and ends the private address. Each resolves to whether it was done; a failure is said, in a toast if not otherwise. */
export function useFeedChange(onFailure: (error: unknown) => void = sayFailure) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  async function run(change: () => Promise<boolean>): Promise<boolean> {
    setBusy(true);
    try {
      return await change();
    } catch (error) {
      onFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    create: (with_amounts: boolean) =>
      run(async () => {
        const feed = await api('memberCalendarFeedCreate', { body: { with_amounts } });
        if (!feed.feed_path) throw new SpokenError(CANNOT_CONNECT_TH);
        queryClient.setQueryData(feedKey('memberCalendarFeedShow', {}), feed);
        notify.success('สร้างที่อยู่ปฏิทินแล้ว');
        return true;
      }),
    revoke: () =>
      run(async () => {
        const answer = await api('memberCalendarFeedRevoke', { body: {} });
        const refused = refusalWords(answer);
        await refreshAfter('memberCalendarFeedRevoke');
        if (refused !== undefined) throw new SpokenError(refused);
        notify.success(answer.rc_des);
        return true;
      }),
  };
}

interface FeedDialogProps {
  readonly change: FeedChange;
  readonly feed: CalendarFeed;
  readonly onClose: () => void;
}

/** Asks once more: calendars that read the address now will no longer. */
export function FeedDialog({ change, feed, onClose }: FeedDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { busy, create, revoke } = useFeedChange((error) => setFailure(failureToSay(error)));
  const [withAmounts, setWithAmounts] = useState(feed.with_amounts);
  const renews = change === 'renew';
  const confirm = async () => {
    setFailure(undefined);
    if (await (renews ? create(withAmounts) : revoke())) onClose();
  };
  return (
    <ConfirmDialog
      title={renews ? 'สร้างที่อยู่ใหม่หรือไม่' : 'ยกเลิกที่อยู่ปฏิทินหรือไม่'}
      words={
        renews
          ? { yes: text.renew, busy: text.makingFeed, no: text.no }
          : { yes: text.revoke, busy: 'กำลังยกเลิก', no: text.no }
      }
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{renews ? 'ที่อยู่เดิมจะใช้ไม่ได้ทันที ปฏิทินที่ใส่ไว้แล้วต้องใส่ใหม่' : 'ปฏิทินที่ใส่ที่อยู่นี้ไว้จะไม่ได้รับวันใหม่อีก'}</p>
      {renews && (
        <Checkbox
          label={text.withAmounts}
          hint={text.withAmountsHint}
          checked={withAmounts}
          onChange={(event) => setWithAmounts(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
