import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import type { CalendarFeed } from '@coop/contracts/member/own/calendar-feed';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { Fold } from '@coop/ui/fold';
import { TextField } from '@coop/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { feedKey } from '../../feed/query-client.ts';
import { useCall } from '../../feed/use-call.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { refusalWords } from '../../forms/refusal-words.ts';
import { ConfirmDialog } from '../../requests/confirm-dialog.tsx';
import { useMemberSession } from '../../session/session.ts';
import { notify, SpokenError } from '../../toasts/notify.ts';
import { failureToSay, sayFailure } from '../../toasts/say-failure.ts';
import { text } from './text.ts';

/** The private address at which a calendar reads these days by itself; nothing where a backend has none. */
export function FeedCard() {
  const session = useMemberSession();
  const isOwn = session?.impersonated !== true && session?.relative === undefined;
  const feed = useFeed('memberCalendarFeedShow', isOwn ? {} : undefined, { quiet: true });
  const isAbsent = isUnknownCall(feed.error);
  // The last thing of the page: nothing moves when it comes.
  if (!isOwn || isAbsent || feed.isPending) return null;
  return (
    <div className="no-print needs-scripts">
      <Card title="ปฏิทินที่ปรับวันให้เอง">
        <p>
          สร้างที่อยู่ส่วนตัวให้ปฏิทินของท่านอ่านวันเหล่านี้ได้เอง เมื่อวันเปลี่ยน ปฏิทินจะเปลี่ยนตาม ผู้ใดรู้ที่อยู่นี้จะเห็นวันของท่านได้
          จึงไม่ควรส่งต่อ
        </p>
        {feed.data ? (
          feed.data.feed_path ? (
            <Address feed={feed.data} />
          ) : (
            <Make />
          )
        ) : (
          feed.isError && (
            <>
              <p>ยังอ่านที่อยู่ปฏิทินไม่ได้</p>
              <p>
                <Button onClick={() => void feed.refetch()}>ลองใหม่</Button>
              </p>
            </>
          )
        )}
      </Card>
    </div>
  );
}

/** Makes the first address, without amounts unless they are chosen. */
function Make() {
  const [withAmounts, setWithAmounts] = useState(false);
  const { busy, run } = useMaking();
  return (
    <>
      <Checkbox
        label={text.withAmounts}
        hint={text.withAmountsHint}
        checked={withAmounts}
        onChange={(event) => setWithAmounts(event.target.checked)}
      />
      <p>
        <Button
          icon={<CalendarSync />}
          busy={busy}
          busyLabel={text.makingFeed}
          onClick={() => void run(withAmounts).catch(sayFailure)}
        >
          สร้างที่อยู่ส่วนตัว
        </Button>
      </p>
    </>
  );
}

/** The address, to be copied or opened; a new one, or none any more. */
function Address({ feed }: { feed: CalendarFeed }) {
  const [pendingChange, setPendingChange] = useState<FeedChange>();
  const { origin, host } = window.location;
  const address = `${origin}${feed.feed_path}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('คัดลอกที่อยู่ปฏิทินแล้ว');
    } catch {
      // Without https a page has no clipboard; the field can be marked and copied by hand.
      notify.error('เครื่องนี้ไม่ให้คัดลอก กรุณาแตะที่ช่องแล้วคัดลอกเอง');
    }
  }
  return (
    <>
      <TextField
        label="ที่อยู่ปฏิทินของท่าน"
        hint="เป็นความลับเหมือนรหัสผ่าน"
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p className="row">
        <Button icon={<Copy />} onClick={() => void copy()}>
          คัดลอกที่อยู่
        </Button>
        <a className={buttonClass()} href={`webcal://${host}${feed.feed_path}`}>
          เปิดในปฏิทินของเครื่องนี้
        </a>
      </p>
      <p className="note">
        {feed.with_amounts ? 'มีจำนวนเงินของเดือนที่ออกใบเรียกเก็บแล้ว' : 'ไม่มีจำนวนเงิน'}{' '}
        {joinFigures(
          `สร้างเมื่อ ${formatThaiDate(feed.created_date)} ใช้ได้ถึงก่อน ${formatThaiDate(feed.expires_date)}`,
        )}
      </p>
      <Fold summary="วิธีใส่ในปฏิทินของโทรศัพท์">
        <ol>
          {text.howTo.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Fold>
      <p className="row">
        <Button onClick={() => setPendingChange('renew')}>{text.renew}</Button>
        <Button onClick={() => setPendingChange('revoke')}>{text.revoke}</Button>
      </p>
      {pendingChange && (
        <FeedDialog
          change={pendingChange}
          feed={feed}
          onClose={() => setPendingChange(undefined)}
        />
      )}
    </>
  );
}

type FeedChange = 'renew' | 'revoke';

/** Makes the private address, in place of one that is there. */
function useMaking() {
  const queryClient = useQueryClient();
  return useCall('memberCalendarFeedCreate', async (api, with_amounts: boolean) => {
    const feed = await api('memberCalendarFeedCreate', { body: { with_amounts } });
    if (!feed.feed_path) throw new SpokenError(CANNOT_CONNECT_TH);
    queryClient.setQueryData(feedKey('memberCalendarFeedShow', {}), feed);
    notify.success('สร้างที่อยู่ปฏิทินแล้ว');
    return feed;
  });
}

/** Asks once more: calendars that read the address now will no longer. */
function FeedDialog(props: { change: FeedChange; feed: CalendarFeed; onClose: () => void }) {
  const { change, feed, onClose } = props;
  const making = useMaking();
  const revoking = useCall('memberCalendarFeedRevoke', async (api, _: undefined) => {
    const answer = await api('memberCalendarFeedRevoke', { body: {} });
    const refused = refusalWords(answer);
    if (refused !== undefined) throw new SpokenError(refused);
    notify.success(answer.rc_des);
    return answer;
  });
  const [withAmounts, setWithAmounts] = useState(feed.with_amounts);
  const renews = change === 'renew';
  const { busy, error } = renews ? making : revoking;
  const confirm = async () => {
    const done = renews ? making.run(withAmounts) : revoking.run(undefined);
    // The question says why it failed, and stays.
    if (await done.catch(() => (renews ? undefined : revoking.refresh()))) onClose();
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
      failure={error ? failureToSay(error) : undefined}
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
