import { MOST_LOAN_FILES } from '@coop/contracts/member/ahead/loan-apply-limits';
import { Button } from '@coop/ui/button';
import { FileField } from '@coop/ui/file-field';
import { useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { dataUrlOf } from '../../parts/form/data-url.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { PAPER_TYPES, sortPapers } from '../../parts/form/paper-files.ts';
import { refusalOf } from '../../parts/form/refusal.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { useCheckedErrors } from '../../parts/form/use-checked-errors.ts';
import { forgetKey, keyFor } from '../../session/sent-key.ts';
import { notify } from '../../toasts/notify.ts';
import styles from './loan-apply.module.css';
import { sizeText } from './papers.tsx';
import { text } from './text.ts';

const IDS = { files: 'more-papers' } as const;

/** Sends the papers that the cooperative asked for about a request; what was chosen stays when that fails. */
export function MorePapers({ no }: { no: string }) {
  const api = useApi();
  const errors = useCheckedErrors(IDS);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  // A ref, because a second click can arrive before the state is rendered.
  const isBusy = useRef(false);
  const name = `loan-papers/${no}`;

  const send = async () => {
    if (files.length === 0) return errors.refuse({ fields: { files: text.need.file } });
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      const marks = files.map((file) => [file.name, file.size, file.lastModified]);
      const sent = await Promise.all(
        files.map(async (file) => ({ name: file.name, data: await dataUrlOf(file) })),
      );
      const idempotency_key = keyFor(name, { files: marks });
      const answer = await api('memberLoanApplyPapers', {
        body: { application_no: no, idempotency_key, files: sent },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return errors.refuse({ words: [refusal] });
      notify.success(answer.rc_des);
      forgetKey(name);
      for (const key of ['memberLoanApplyList', 'memberOverviewShow'] as const) {
        await queryClient.invalidateQueries({ queryKey: feedKey(key, {}) });
      }
    } catch (error) {
      errors.refuse(refusalOf(error, IDS));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      className={`${styles.form} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormSummary title={text.moreFailed} {...errors.summary} />
      <FileField
        id={IDS.files}
        label={text.more}
        hint={text.moreHint}
        error={errors.errorOf('files')}
        accept={PAPER_TYPES.join(',')}
        files={files}
        onChange={(chosen) => {
          const sorted = sortPapers(chosen, MOST_LOAN_FILES);
          setFiles(sorted.files);
          if (sorted.keptOut.length > 0) {
            errors.refuse({ fields: { files: sorted.keptOut.join(' ') } });
          } else errors.forget('files');
        }}
        sizeText={sizeText}
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={text.sending}>
        {text.sendMore}
      </Button>
    </form>
  );
}
