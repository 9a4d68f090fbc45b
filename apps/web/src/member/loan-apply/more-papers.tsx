import { MOST_LOAN_FILES } from '@coop/contracts/member/ahead/loan-apply-limits';
import { FileField } from '@coop/ui/file-field';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { dataUrlOf } from '../../parts/form/data-url.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { PAPER_TYPES, sortPapers } from '../../parts/form/paper-files.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { Submit } from '../../parts/form/submit.tsx';
import { useCheckedForm } from '../../parts/form/use-checked-form.ts';
import { requestKey } from '../../parts/requests/draft-files.ts';
import { forgetKey } from '../../session/sent-key.ts';
import { notify } from '../../toasts/notify.ts';
import styles from './loan-apply.module.css';
import { sizeText } from './papers.tsx';
import { text } from './text.ts';

const IDS = { files: 'more-papers' } as const;

interface Chosen {
  readonly files: readonly File[];
}

/** Sends the papers that the cooperative asked for about a request; what was chosen stays when that fails. */
export function MorePapers({ no }: { no: string }) {
  const api = useApi();
  const name = `loan-papers/${no}`;
  const form = useCheckedForm({
    ids: IDS,
    initial: (): Chosen => ({ files: [] }),
    check: ({ files }) => (files.length === 0 ? { files: 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์' } : {}),
  });
  const { files } = form.typed;

  const send = form.submit(async () => {
    const sent = await Promise.all(
      files.map(async (file) => ({ name: file.name, data: await dataUrlOf(file) })),
    );
    const idempotency_key = requestKey(name, {}, files);
    const answer = await api('memberLoanApplyPapers', {
      body: { application_no: no, idempotency_key, files: sent },
    });
    const refusal = refusalWords(answer);
    if (refusal !== undefined) return refusal;
    notify.success(answer.rc_des);
    forgetKey(name);
    await refreshAfter('memberLoanApplyPapers');
    return undefined;
  });

  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <FormSummary title="ส่งเอกสารไม่สำเร็จ" {...form.summary} />
      <FileField
        id={IDS.files}
        label="เอกสารเพิ่ม"
        hint={'PDF, JPEG หรือ PNG ไม่เกิน 6\u00a0ไฟล์ ไฟล์ละไม่เกิน 2\u00a0MB'}
        error={form.errorOf('files')}
        accept={PAPER_TYPES.join(',')}
        files={files}
        onChange={(chosen) => {
          const sorted = sortPapers(chosen, MOST_LOAN_FILES);
          form.change({ files: sorted.files });
          if (sorted.keptOut.length > 0) {
            form.refuse({ fields: { files: sorted.keptOut.join(' ') } });
          } else form.forget('files');
        }}
        sizeText={sizeText}
      />
      <Submit busy={form.busy} busyLabel={text.sending}>
        ส่งเอกสารเพิ่ม
      </Submit>
    </form>
  );
}
