import type { MemberRequestpromoney } from '@coop/contracts/member/requestpromoney';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { useStepFocus } from '../../page/step-focus.ts';
import { type Sent, SentSheet, sentNow, standing } from '../../requests/sent-sheet.tsx';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { factsOf } from './outlook.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList } from './request-list.tsx';
import styles from './requestpromoney.module.css';

/** /member/requestpromoney */
export const { loader, Component } = memberScreen({
  call: 'memberRequestpromoneyList',
  blocks: ['8rem', '28rem', '16rem'],
  view: (data) => <RequestsView data={data} />,
});

/** Returns how often a link on this page has asked for a request that is filled in: each time the form begins anew. */
function useAsks(): number {
  const [wanted] = useSearchParams();
  const query = wanted.has('amount') ? wanted.toString() : '';
  const [lastQuery, setLastQuery] = useState({ query, times: 0 });
  if (query !== lastQuery.query)
    setLastQuery({ query, times: lastQuery.times + (query === '' ? 0 : 1) });
  return lastQuery.times;
}

function RequestsView({ data }: { data: MemberRequestpromoney }) {
  const isOn = data.service_status === 'ใช้งาน';
  const [lastSent, setSent] = useState<Sent>();
  const sent = standing(lastSent, data.requests);
  // Closing the sheet leads to the form; the sheet takes the focus by itself.
  const [closings, setClosings] = useState(0);
  const asks = useAsks();
  const formHeading = useStepFocus(closings + asks);
  const close = () => {
    setSent(undefined);
    setClosings(closings + 1);
  };
  const hasForm = data.limits.length > 0;
  return (
    <>
      {sent && (
        <SentSheet key={sent.at} title="ส่งคำขอแล้ว" sent={sent} again="ส่งคำขออื่น" onAgain={close}>
          <p>
            ติดตามสถานะได้ที่รายการคำขอในหน้านี้ หากยังไม่มีเจ้าหน้าที่ตรวจ ท่านยกเลิกได้เอง สอบถาม <PhoneLink />
          </p>
        </SentSheet>
      )}
      <div className={sent ? 'stack no-print' : 'stack'}>
        {!isOn && <Service data={data} />}
        {data.service_status === 'รออนุมัติ' && (
          <Band tone="waiting" title="สหกรณ์กำลังตรวจสอบการสมัครของท่าน">
            เมื่อเปิดบริการแล้ว ท่านจะขอทำรายการได้ที่หน้านี้
          </Band>
        )}
        {isOn && !hasForm && (
          <Band tone="info" title="ขณะนี้ไม่มีรายการที่ขอได้">
            หากสหกรณ์รับเรื่องลาออกหรือสิ้นสมาชิกภาพของท่านแล้ว ดูยอดได้ที่{' '}
            <Link to={paths.member.settlement}>ใบสรุปการหักกลบลบหนี้</Link>
          </Band>
        )}
        <div className={hasForm ? styles.beside : undefined}>
          {/* What was sent is one form, the next is a new one. */}
          {hasForm && (
            <RequestForm
              key={`${lastSent?.at}/${asks}`}
              data={data}
              headingRef={formHeading}
              onSent={(reviewed, no) => setSent(sentNow(no, factsOf(reviewed)))}
            />
          )}
          <section className="stack">
            {isOn && <Service data={data} />}
            <RequestList requests={data.requests} />
          </section>
        </div>
      </div>
    </>
  );
}

/** Tells whether the service is on, and the account that it pays to. */
function Service({ data }: { data: MemberRequestpromoney }) {
  const isOn = data.service_status === 'ใช้งาน';
  return (
    <Card>
      <Facts
        rows={[
          [
            'บริการทำรายการเงิน',
            <Tag tone={isOn ? 'positive' : 'waiting'}>{data.service_status}</Tag>,
          ],
          ['โอนเข้าบัญชี', data.linked_account_masked || ' - '],
        ]}
      />
    </Card>
  );
}
