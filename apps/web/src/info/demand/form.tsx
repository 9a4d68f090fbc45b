import type { DemandKind } from '@coop/contracts/info/demand';
import { MOST_CONTACT, MOST_TEXT, MOST_TITLE, POST_WORDS } from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Checkbox } from '@coop/ui/checkbox';
import { RadioGroup } from '@coop/ui/radio-group';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useNavigate } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { Submit } from '../../parts/form/submit.tsx';
import { rememberOwn } from '../../parts/posts/own-posts.ts';
import posts from '../../parts/posts/posts.module.css';
import { optional, required } from '../../parts/posts/rules.ts';
import { usePostForm } from '../../parts/posts/use-post-form.ts';
import { paths } from '../../site/paths.ts';
import { notify } from '../../toasts/notify.ts';
import { KINDS, text } from './text.ts';

const words = text.form;
const EMPTY = { kind: '', topic: '', detail: '', contact: '', is_private: false };
const IDS = {
  kind: 'demand-kind',
  topic: 'demand-topic',
  detail: 'demand-detail',
  contact: 'demand-contact',
  is_private: 'demand-private',
} as const;
const SUBMIT_ID = 'demand-send';
const OPTIONS = KINDS.map((value) => ({ value, label: value }));
const isKind = (typed: string): typed is DemandKind => KINDS.some((one) => one === typed);

/** Files what was typed, and leads to its page, where the number stands and can be printed. */
function useFiling() {
  const api = useApi();
  const navigate = useNavigate();
  const filing = usePostForm({
    draft: 'demand',
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    async send(typed, proof) {
      if (!isKind(typed.kind)) return POST_WORDS.needKind;
      const answer = await api('infoDemandCreate', {
        body: { ...typed, kind: typed.kind, ...proof },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      rememberOwn('demand', proof.key, answer.demand_no);
      notify.success(answer.rc_des);
      await refreshAfter('infoDemandCreate');
      await navigate(paths.showDemand(answer.demand_no));
      return undefined;
    },
  });
  // Registered here, because the radio buttons together are one field.
  filing.form.register('kind', { validate: (kind) => isKind(kind) || POST_WORDS.needKind });
  return filing;
}

/** What the question is about. */
function KindField({ form, summary, errorOf }: ReturnType<typeof useFiling>) {
  return (
    <RadioGroup
      id={IDS.kind}
      name="kind"
      legend={words.kind}
      hint={words.kindHint}
      options={OPTIONS}
      value={form.watch('kind') || undefined}
      onChange={(kind) => form.setValue('kind', kind, { shouldValidate: summary.attempts > 0 })}
      error={errorOf('kind')}
    />
  );
}

export function FilingForm() {
  const filing = useFiling();
  const { form, send, busy, errorOf, summary } = filing;
  return (
    <form method="post" noValidate onSubmit={send} className={posts.form}>
      <FormSummary title={words.failed} {...summary} />
      <Band tone="info" title={words.before}>
        {words.beforeMore}
      </Band>
      <KindField {...filing} />
      <TextField
        {...form.register('topic', required(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title))}
        id={IDS.topic}
        label={words.topic}
        hint={words.topicHint(formatCount(MOST_TITLE))}
        autoComplete="off"
        error={errorOf('topic')}
      />
      <TextArea
        {...form.register('detail', required(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text))}
        id={IDS.detail}
        label={words.detail}
        hint={words.detailHint(formatCount(MOST_TEXT))}
        rows={8}
        error={errorOf('detail')}
      />
      <TextField
        {...form.register('contact', optional(MOST_CONTACT, POST_WORDS.contact))}
        id={IDS.contact}
        label={words.contact}
        hint={words.contactHint}
        autoComplete="on"
        error={errorOf('contact')}
      />
      <Checkbox
        {...form.register('is_private')}
        id={IDS.is_private}
        label={words.private}
        hint={words.privateHint}
      />
      <div>
        <Submit id={SUBMIT_ID} busy={busy} busyLabel={words.sending}>
          {words.send}
        </Submit>
      </div>
    </form>
  );
}
