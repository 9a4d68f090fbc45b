import { padMembershipNo } from '@coop/format/membership-no';
import { digitsOnly } from '@coop/format/thai-digits';
import { Card } from '@coop/ui/card';
import { Link, useNavigate } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { withRequestedBotCheck } from '../../client/bot-check.ts';
import { queryClient } from '../../feed/query-client.ts';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { NumberField } from '../../parts/register/proof-step.tsx';
import { StepForm, useStep } from '../../parts/register/step.tsx';
import { toKeep } from '../../session/kept-session.ts';
import { memberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './relative.module.css';
import { text } from './text.ts';

const IDS = { membership_no: 'relative-number', code: 'relative-code' } as const;
const EMPTY = { membership_no: '', code: '' };
const CODE_DIGITS = 12;

/** /member/relative: a relative comes in with the member's number and the code, and reads. */
export function Component() {
  const heading = usePageFocus();
  return (
    <div className={styles.page}>
      <PageMeta title={text.title} noIndex />
      <Card>
        <h1 tabIndex={-1} ref={heading}>
          {text.title}
        </h1>
        <NeedsScripts what={text.title} />
        <p>{text.lead}</p>
        <p className="note">{text.replaces}</p>
        <EntryForm />
        <p>
          <Link to={paths.member.logon}>{text.toLogon}</Link>
        </p>
      </Card>
    </div>
  );
}

function EntryForm() {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const step = useStep<typeof EMPTY>({
    empty: EMPTY,
    ids: IDS,
    onFailure: () => undefined,
    send: async (typed) => {
      const membership_no = padMembershipNo(digitsOnly(typed.membership_no));
      const code = digitsOnly(typed.code);
      const session = await withRequestedBotCheck(site, (check) =>
        api('memberRelativeEnter', { body: { membership_no, code, ...check } }),
      );
      const kept = toKeep(site, session);
      // Without its mark the session would be shown as the member's own.
      if (!kept?.relative) return [text.noSession];
      queryClient.clear();
      memberSession.set(kept);
      await navigate(paths.member.status, { replace: true });
      return [];
    },
  });
  return (
    <StepForm step={step} submitWords={text.submit} busyWords={text.busy}>
      <NumberField
        step={step}
        name="membership_no"
        id={IDS.membership_no}
        label={text.number}
        hint={text.numberHint}
        autoComplete="off"
        problemOf={(digits) => (digits === '' ? text.needNumber : undefined)}
      />
      <NumberField
        step={step}
        name="code"
        id={IDS.code}
        label={text.code}
        hint={text.codeHint}
        autoComplete="one-time-code"
        problemOf={(digits) => (digits.length === CODE_DIGITS ? undefined : text.needCode)}
      />
    </StepForm>
  );
}
