import type { MemberWelfare, WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { paperWords } from '../../forms/paper-files.ts';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LostPapers, PaperField } from '../../requests/paper-field.tsx';
import { ReviewedFormView } from '../../requests/reviewed-form.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { lostPapers, papersIn } from './draft.ts';
import { requestFacts } from './request-facts.tsx';
import { text } from './text.ts';
import { FIELD_IDS, type OnSent, useRequest } from './use-request.ts';

/** A number that is too large is refused with words, not cut off. */
const LONGEST_QUANTITY = 9;

const REVIEW = {
  confirmTitle: 'ส่งคำขอสวัสดิการนี้หรือไม่',
  confirm: 'ส่งคำขอ',
  sending: 'กำลังส่งคำขอ',
  failed: 'ยังส่งคำขอไม่ได้',
} as const;

interface RequestFormProps {
  /** Rights that the member can ask for now. */
  readonly rights: readonly WelfareRight[];
  /** Places where the money can go; nothing to choose where the backend names none. */
  readonly accounts: MemberWelfare['pay_accounts'];
  readonly onSent: OnSent;
}

/** Asking for a welfare payment, with the papers it wants. */
export function RequestForm({ rights, accounts = [], onSent }: RequestFormProps) {
  const form = useRequest(rights, onSent);
  const { typed, right, errorOf } = form;
  const laws = useByLaws().files;
  if (rights.length === 0) {
    return <EmptyCard title="ขณะนี้ไม่มีสวัสดิการที่ยื่นคำขอได้">ดูเงื่อนไขของแต่ละประเภทได้ที่แท็บสิทธิ</EmptyCard>;
  }
  return (
    <Card title="ยื่นคำขอสวัสดิการ">
      <ReviewedFormView
        form={form}
        text={REVIEW}
        facts={(reviewed) => requestFacts(typed, reviewed, accounts)}
      >
        <Kind rights={rights} form={form} />
        {right && <Details right={right} form={form} />}
        {right && accounts.length > 1 && (
          <SelectField
            {...form.field('pay_to')}
            label={text.payTo}
            options={accounts.map((account) => ({
              value: account.account_no,
              label: account.label,
            }))}
          />
        )}
        <PaperField
          id={FIELD_IDS.files}
          name="files"
          label={text.attachments}
          hint={
            <>
              {paperWords(laws.welfare_papers, laws.most_megabytes)}
              {right && right.papers.length > 0 && <br />}
              {right && right.papers.length > 0 && `เอกสารที่ต้องแนบ: ${right.papers.join(', ')}`}
            </>
          }
          error={errorOf('files')}
          files={papersIn(typed)}
          most={laws.welfare_papers}
          onChoose={form.choose}
        />
        <LostPapers names={lostPapers(typed)} />
      </ReviewedFormView>
    </Card>
  );
}

type RequestForm = ReturnType<typeof useRequest>;

function Kind({ rights, form }: { rights: readonly WelfareRight[]; form: RequestForm }) {
  const { right } = form;
  return (
    <SelectField
      {...form.field('welfare_code')}
      label="ประเภทสวัสดิการ"
      hint={
        right && (
          <>
            ขอได้ไม่เกิน <Amount baht={right.amount} size="s" unit="บาท" /> · {right.reason}
          </>
        )
      }
      value={right?.welfare_code ?? ''}
      options={[
        { value: '', label: 'เลือกสวัสดิการ' },
        ...rights.map((other) => ({ value: other.welfare_code, label: other.welfare_name })),
      ]}
    />
  );
}

function Details({ right, form: { field } }: { right: WelfareRight; form: RequestForm }) {
  return (
    <>
      {right.event_label && (
        <DateField
          {...field('event_date')}
          label={right.event_label}
          hint={`ต้องไม่เกิน ${formatCount(right.claim_days)} วันก่อนวันนี้`}
        />
      )}
      {right.unit && (
        <TextField
          {...field('quantity')}
          label={text.quantity(right.unit)}
          inputMode="numeric"
          autoComplete="off"
          digits={LONGEST_QUANTITY}
        />
      )}
      <TextArea {...field('note')} label="รายละเอียดเพิ่มเติม (ถ้ามี)" rows={3} />
    </>
  );
}
