import { titleOf } from '@coop/addresses/title';
import { ApiError } from '@coop/contracts/api-error';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Skeleton } from '@coop/ui/skeleton';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { queryClient } from '../../feed/query-client.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { toKeep } from '../../session/kept-session.ts';
import { memberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { failureWords } from '../../toasts/notify.ts';

const TITLE = titleOf('/member/impersonate');

/** For a 401, which is about the administrator here, the answer's message for members does not fit. */
const wordsFor = (error: unknown) =>
  error instanceof ApiError && error.status === 401
    ? 'ยังไม่ได้เข้าสู่ระบบผู้ดูแล หรือการเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบผู้ดูแล'
    : failureWords(error);

/** /member/impersonate: an administrator comes here from the back office and goes on as the member, reading only. */
export function Component() {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let current = true;
    api('adminImpersonateShow', {}).then(
      (session) => {
        if (!current) return;
        const kept = toKeep(site, session);
        if (!kept) return setFailure(failureWords(undefined));
        // The new session replaces any other, whose cached data must not be shown.
        queryClient.clear();
        memberSession.set(kept);
        void navigate(paths.member.status, { replace: true });
      },
      (error: unknown) => {
        if (current) setFailure(wordsFor(error));
      },
    );
    return () => {
      current = false;
    };
  }, [api, site, navigate]);

  return (
    <Card>
      <PageMeta title={TITLE} noIndex />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {failure === undefined ? (
        <Skeleton blocks={['6rem']} label="กำลังเปิดข้อมูลสมาชิก" />
      ) : (
        <Band
          tone="negative"
          title="เปิดดูในนามสมาชิกไม่ได้"
          live
          action={
            <a className={buttonClass('secondary')} href="/admin/login">
              เข้าสู่ระบบผู้ดูแล
            </a>
          }
        >
          {failure}
        </Band>
      )}
    </Card>
  );
}
