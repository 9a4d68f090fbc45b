import { MOST_LOAN_FILES } from '@coop/contracts/member/ahead/loan-apply-limits';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { fileToSend } from '../../parts/form/data-url.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { Submit } from '../../parts/form/submit.tsx';
import { useCheckedForm } from '../../parts/form/use-checked-form.ts';
import { requestKey } from '../../parts/requests/draft-files.ts';
import { PaperField } from '../../parts/requests/paper-field.tsx';
import { forgetKey } from '../../session/sent-key.ts';
import { notify } from '../../toasts/notify.ts';
import styles from './loan-apply.module.css';

const IDS = { files: 'more-papers' } as const;

/** Sends the papers that the cooperative asked for about a request; what was chosen stays when that fails. */
export function MorePapers({ no }: { no: string }) {
  const api = useApi();
  const name = `loan-papers/${no}`;
  const form = useCheckedForm({
    ids: IDS,
    initial: (): { files: readonly File[] } => ({ files: [] }),
    check: ({ files }) => (files.length === 0 ? { files: 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์' } : {}),
  });
  const { files } = form.typed;

  const send = form.submit(async () => {
    const idempotency_key = requestKey(name, {}, files);
    const answer = await api('memberLoanApplyPapers', {
      body: {
        application_no: no,
        idempotency_key,
        files: await Promise.all(files.map(fileToSend)),
      },
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
      <PaperField
        id={IDS.files}
        label="เอกสารเพิ่ม"
        hint={'PDF, JPEG หรือ PNG ไม่เกิน 6\u00a0ไฟล์ ไฟล์ละไม่เกิน 2\u00a0MB'}
        error={form.errorOf('files')}
        files={files}
        most={MOST_LOAN_FILES}
        onChoose={(chosen, keptOut) => {
          form.change({ files: chosen });
          form.mark('files', keptOut);
        }}
      />
      <Submit busy={form.busy} busyLabel="กำลังส่ง">
        ส่งเอกสารเพิ่ม
      </Submit>
    </form>
  );
}
