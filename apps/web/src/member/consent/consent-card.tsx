import type { MemberConsent } from '@coop/contracts/member/own/consent';
import { formatThaiDateTime, isEmptyDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { CallDialog } from '../../parts/requests/call-dialog.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

interface ConsentCardProps {
  readonly consent: MemberConsent;
  /** Not by who only looks on. */
  readonly canChange: boolean;
}

/** One consent: how it stands, what for, what withdrawing does, and the button that changes it. */
export function ConsentCard({ consent, canChange }: ConsentCardProps) {
  const [asks, setAsks] = useState(false);
  const { consent_code: code, given, title, version, decided_at } = consent;
  const isTerms = code === 'TERMS';
  return (
    <Card
      title={title}
      actions={<Tag tone={given ? 'positive' : 'muted'}>{given ? 'ยินยอมแล้ว' : 'ไม่ได้ยินยอม'}</Tag>}
    >
      <p>
        <strong>ใช้เพื่อ</strong> {consent.purpose}
      </p>
      <p>
        <strong>หากถอน</strong> {consent.if_withdrawn}
      </p>
      <Facts
        rows={[
          ['ฉบับที่', version],
          [
            'วันที่ให้หรือถอนความยินยอม',
            isEmptyDate(decided_at) ? 'ยังไม่มี' : formatThaiDateTime(decided_at),
          ],
        ]}
      />
      {isTerms && (
        <p className="no-print">
          เรื่องนี้ต้องแจ้งที่สหกรณ์ <Link to={paths.member.terms}>อ่านข้อตกลง</Link>
        </p>
      )}
      {consent.may_change && canChange && (
        <p className="no-print">
          <Button onClick={() => setAsks(true)}>
            {given ? text.withdraw : text.give} <span className="visually-hidden">{title}</span>
          </Button>
        </p>
      )}
      {asks && <Decide consent={consent} onClose={() => setAsks(false)} />}
    </Card>
  );
}

/** Asks once more; giving and withdrawing take the same presses. */
function Decide({ consent, onClose }: { consent: MemberConsent; onClose: () => void }) {
  const api = useApi();
  const { consent_code, title, version, purpose, if_withdrawn } = consent;
  if (consent_code === 'TERMS') return null;
  const given = !consent.given;
  return (
    <CallDialog
      title={given ? 'ให้ความยินยอมหรือไม่' : 'ถอนความยินยอมหรือไม่'}
      words={
        given
          ? { yes: text.give, busy: 'กำลังบันทึก', no: text.no }
          : { yes: text.withdraw, busy: 'กำลังถอน', no: text.no }
      }
      variant="primary"
      call="memberConsentUpdate"
      send={() => api('memberConsentUpdate', { body: { consent_code, given, version } })}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{given ? purpose : if_withdrawn}</p>
    </CallDialog>
  );
}
