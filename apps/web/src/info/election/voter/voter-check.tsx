import { ApiError } from '@coop/contracts/api-error';
import type { Voter } from '@coop/contracts/info/election';
import { POST_WORDS, VOTER_NO } from '@coop/contracts/info/post-limits';
import { readTyped } from '@coop/format/text/thai-text';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { TextField } from '@coop/ui/text-field';
import { Whole } from '@coop/ui/whole';
import { type FormEvent, useRef, useState } from 'react';
import { botCheckToken, warmBotCheck } from '../../../client/bot-check.ts';
import { PaperDownload } from '../../../documents/pdf/paper-download.tsx';
import { useCall } from '../../../feed/use-call.ts';
import { Submit } from '../../../forms/submit.tsx';
import { FailedTitle } from '../../../page/failed-title.tsx';
import { NeedsScripts } from '../../../page/needs-scripts.tsx';
import { PrintPage } from '../../../page/print-page.tsx';
import posts from '../../../posts/posts.module.css';
import { PhoneLine } from '../../../site/links/phone-link.tsx';
import { useSite } from '../../../site/site.tsx';
import { failureWords } from '../../../toasts/notify.ts';
import styles from '../election.module.css';
import { MapLink } from '../map-link.tsx';
import { voterFacts, voterFile } from './voter-paper.ts';

interface VoterCheckProps {
  /** Its name, on the card. */
  readonly election: string;
  readonly voter: Voter | undefined;
  readonly onVoter: (voter: Voter | undefined) => void;
}

/** Looks up a number, which is stored nowhere, not even as a draft. */
function useVoterCheck(onVoter: VoterCheckProps['onVoter']) {
  const site = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState('');

  const { busy, run } = useCall('infoElectionVoterCheck', async (api, no: string) => {
    const recaptcha = await botCheckToken(site);
    return api('infoElectionVoterCheck', { body: { no, recaptcha } });
  });
  const ask = async (no: string) => {
    try {
      const answer = await run(no);
      if (!answer) return;
      if (!answer.message && !answer.voter) setError(failureWords(undefined));
      setMessage(answer.message);
      onVoter(answer.voter);
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      const reported = fields.no ?? fields.recaptcha;
      setError(reported ?? failureWords(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const no = readTyped(field.current?.value ?? '').replace(/[\s-]/g, '');
    const isNumber = VOTER_NO.test(no);
    setError(isNumber ? undefined : POST_WORDS.voterNo);
    setMessage('');
    onVoter(undefined);
    if (isNumber) void ask(no);
    else field.current?.focus();
  };
  const warm = () => warmBotCheck(site);
  return { field, busy, error, message, submit, warm };
}

/** Shows where one votes, by membership or citizen number. */
export function VoterCheck({ election, voter, onVoter }: VoterCheckProps) {
  const { field, busy, error, message, submit, warm } = useVoterCheck(onVoter);
  return (
    <div className="no-print">
      <Card title="ตรวจสอบสิทธิและหน่วยเลือกตั้งของท่าน">
        {error && <FailedTitle />}
        <NeedsScripts what="การตรวจสอบสิทธิและหน่วยเลือกตั้ง" />
        <form method="post" noValidate onSubmit={submit} onFocus={warm} className={posts.line}>
          <TextField
            ref={field}
            name="no"
            label="เลขทะเบียนสมาชิก หรือเลขประจำตัวประชาชน"
            hint="เลขทะเบียน 1 ถึง 6 หลัก หรือเลขประจำตัวประชาชน 13 หลัก ระบบไม่เก็บเลขที่กรอก"
            inputMode="numeric"
            autoComplete="off"
            error={error}
          />
          <Submit busy={busy} busyLabel="กำลังตรวจสอบ">
            ตรวจสอบ
          </Submit>
        </form>
        <div role="status">
          {message && !voter && (
            <Band tone="info" title={message}>
              <PhoneLine>โทร</PhoneLine>
            </Band>
          )}
          {voter && (
            <div className="stack">
              <Band tone="positive" title={message} />
              <Facts
                rows={voterFacts(voter).map(([term, value]) => [term, <Whole>{value}</Whole>])}
              />
              <div className={styles.actions}>
                <PrintPage className="needs-scripts">พิมพ์บัตรแจ้งหน่วย</PrintPage>
                <PaperDownload file={() => voterFile(voter, election)} />
                <MapLink unit={voter} />
              </div>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
