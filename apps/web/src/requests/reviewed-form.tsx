import { type FactRows, Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import type { ReactNode } from 'react';
import { FormSummary } from '../forms/form-summary.tsx';
import { Submit } from '../forms/submit.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './reviewed-form.module.css';
import type { Fields, ReviewedForm } from './use-reviewed-form.ts';

const WORDS = {
  failed: 'ส่งคำขอไม่สำเร็จ',
  confirmTitle: 'ส่งคำขอนี้หรือไม่',
  confirm: 'ยืนยันส่งคำขอ',
  sending: 'กำลังส่ง',
};

interface ReviewedFormViewProps<F extends Fields, Name extends string, R> {
  readonly form: ReviewedForm<F, Name, R>;
  /** Words that are other than `WORDS`. */
  readonly text?: Partial<typeof WORDS> & {
    /** State of the review where it is not at once. */
    readonly reviewing?: string;
  };
  /** The question in one sentence, with its sum; `confirmTitle` where it has none. */
  readonly question?: (reviewed: R) => string;
  readonly facts: (reviewed: R) => FactRows;
  /** The question cannot be left while it is being sent. */
  readonly stays?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields of a reviewed form, what is wrong with them, and what was typed once more before it is sent. */
export function ReviewedFormView<F extends Fields, Name extends string, R>(
  props: ReviewedFormViewProps<F, Name, R>,
) {
  const { form, facts, stays = false, children } = props;
  const text = { ...WORDS, ...props.text };
  const { reviewed, busy } = form;
  return (
    <>
      <form noValidate onSubmit={form.review} className={styles.form}>
        <FormSummary title={text.failed} incomplete="ยังไม่ครบ" {...form.summary} />
        {children}
        <Submit
          id={form.at}
          busy={busy && text.reviewing !== undefined && reviewed === undefined}
          busyLabel={text.reviewing ?? text.sending}
        >
          ตรวจทานคำขอ
        </Submit>
      </form>
      {reviewed !== undefined && (
        <ConfirmDialog
          title={props.question?.(reviewed) ?? text.confirmTitle}
          words={{ yes: text.confirm, busy: text.sending, no: 'กลับไปแก้ไข' }}
          busy={busy}
          failure={form.failure}
          failed={text.failed}
          stays={stays}
          onConfirm={form.send}
          onClose={form.unreview}
        >
          {/* Shown even while amounts are hidden. */}
          <HideAmountsProvider hidden={false}>
            <Facts rows={facts(reviewed)} />
          </HideAmountsProvider>
        </ConfirmDialog>
      )}
    </>
  );
}
