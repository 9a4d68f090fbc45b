import { isSuccess } from '@coop/contracts/errors';
import type { Terms } from '@coop/contracts/member/access/terms';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { PageHeader } from '@coop/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunction, Navigate, useLocation } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { queryClient } from '../../feed/query-client.ts';
import { useCall } from '../../feed/use-call.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { refusalWords } from '../../forms/refusal-words.ts';
import { MemberMeta } from '../../frame/pages/member-meta.tsx';
import { gateQuery } from '../../gates/gate-queries.ts';
import { useSignOut } from '../../gates/sign-out.ts';
import { TermsText } from '../../gates/terms-text.tsx';
import { FailedTitle } from '../../page/failed-title.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { memberSession, useMemberSession } from '../../session/session.ts';
import { PhoneFoot } from '../../site/links/phone-link.tsx';
import { paths, safeReturnTo } from '../../site/paths.ts';
import { failureWords } from '../../toasts/notify.ts';
import styles from './welcome.module.css';

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberTermsTextShow', {});

/** /member/welcome: where the terms gate leads. */
export function Component() {
  const heading = usePageFocus();
  const session = useMemberSession();
  const terms = useFeed('memberTermsTextShow', {});
  const cameFrom = useCameFrom();
  const isOver = useIsOver();
  if (isOver) return <Navigate to={cameFrom} replace />;
  return (
    <div className={`stack ${styles.page}`}>
      <MemberMeta title="ยินดีต้อนรับ" />
      <PageHeader
        title={`ยินดีต้อนรับ ${session?.member.member_name ?? ''}`}
        sub="ก่อนใช้งานครั้งแรก กรุณาอ่านข้อตกลงและกดยอมรับ ท่านทำเพียงครั้งเดียวต่อข้อตกลงหนึ่งฉบับ"
        headingRef={heading}
      />
      <FeedView feed={terms} blocks={['36rem']}>
        {(data: Terms) => (
          <>
            <TermsText terms={data} />
            <Consent terms={data} />
          </>
        )}
      </FeedView>
      <PhoneFoot />
    </div>
  );
}

/** Path that the terms gate led away from. */
function useCameFrom(): string {
  const state: unknown = useLocation().state;
  const from = (state as { from?: unknown } | null)?.from;
  return safeReturnTo(typeof from === 'string' ? from : null, paths.member.status);
}

/** Tells whether there is nothing to accept: the member has, or it is a relative, whom the terms do not ask. */
function useIsOver(): boolean {
  const { token, relative } = useMemberSession() ?? {};
  const enabled = !relative;
  const { data } = useQuery({ ...gateQuery('memberTermsShow', useApi(), token), enabled });
  return relative !== undefined || isSuccess(data?.rc_code);
}

/** Accepts the terms, with which the page is over. */
function useAccepting(version: string) {
  const api = useApi();
  const { busy, run } = useCall('memberTermsAccept');
  const [refusal, setRefusal] = useState<string>();
  const accept = async (consents: Consents) => {
    setRefusal(undefined);
    try {
      const answer = await run({ body: { version, ...consents } });
      if (!answer) return;
      const refused = refusalWords(answer);
      if (refused !== undefined) return setRefusal(refused);
      const { queryKey } = gateQuery('memberTermsShow', api, memberSession.get()?.token);
      queryClient.setQueryData(queryKey, { rc_code: answer.rc_code });
    } catch (error) {
      setRefusal(failureWords(error));
    }
  };
  return { accept, busy, refusal };
}

type Consents = Record<'marketing' | 'third_party', boolean>;

const FIELDS = { MARKETING: 'marketing', THIRD_PARTY: 'third_party' } as const;

/** The optional consents, in the words that are kept of them, and the decision. */
function Consent({ terms: { version, consents: consentTerms = [] } }: { terms: Terms }) {
  const signOut = useSignOut();
  const { accept, busy, refusal } = useAccepting(version);
  const [consents, setConsents] = useState<Consents>({ marketing: false, third_party: false });
  return (
    <Card>
      {consentTerms.length > 0 && (
        <fieldset className={styles.consents}>
          <legend>ความยินยอมเพิ่มเติม (ไม่บังคับ)</legend>
          {consentTerms.map(({ consent_code: code, title }) => (
            <Checkbox
              key={code}
              label={title}
              checked={consents[FIELDS[code]]}
              onChange={(event) =>
                setConsents({ ...consents, [FIELDS[code]]: event.target.checked })
              }
            />
          ))}
        </fieldset>
      )}
      {refusal && <FailedTitle />}
      {refusal && (
        <Band tone="negative" title="บันทึกไม่สำเร็จ" live>
          {refusal}
        </Band>
      )}
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          busyLabel="กำลังบันทึก"
          onClick={() => void accept(consents)}
        >
          ยอมรับและเข้าใช้งาน
        </Button>
        <Button onClick={() => void signOut()}>ไม่ยอมรับ ออกจากระบบ</Button>
      </div>
    </Card>
  );
}
