import { formatThaiDate } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { Link } from 'react-router';
import styles from '../../planners/calculator.module.css';
import { fieldId, OtherPlan, PlannerField, WhichPlan } from '../../planners/field.tsx';
import { Fold } from '../../planners/fold.tsx';
import { rateText } from '../../planners/loan/presets.ts';
import { text } from '../../planners/loan/text.ts';
import { tidyBaht } from '../../planners/typed.ts';
import { paths } from '../../site/paths.ts';
import { FORM, type Loancal } from './use-loancal.ts';

/** All that is asked. */
export function LoanFields({ loancal }: { loancal: Loancal }) {
  return (
    <>
      <WhichPlan plans={loancal} />
      <Basics loancal={loancal} />
      <div>
        <RulesFold loancal={loancal} />
        <ExtraFold loancal={loancal} />
        <CloseFold loancal={loancal} />
        <SalaryFold loancal={loancal} />
      </div>
      <div className="row">
        <OtherPlan plans={loancal} />
      </div>
    </>
  );
}

const productOf = ({ products, plan }: Loancal) =>
  products.find(({ code }) => code === plan.product);

function Product({ loancal }: { loancal: Loancal }) {
  const { products, plan, form } = loancal;
  if (products.length === 0) return null;
  const product = productOf(loancal);
  return (
    <SelectField
      id={fieldId(FORM, 'product')}
      label={form.fields.product.label}
      hint={
        product ? `อัตรา ${rateText(product, plan.on)}\u00a0% ต่อปี` : 'กำหนดอัตราดอกเบี้ยและวิธีปัดเศษเอง'
      }
      value={product ? plan.product : ''}
      options={[
        ...products.map(({ code, name }) => ({ value: code, label: name })),
        ...form.fields.product.options,
      ]}
      onChange={(event) => form.change({ product: event.target.value })}
    />
  );
}

function Basics({ loancal }: { loancal: Loancal }) {
  const { form } = loancal;
  const { method, given } = form.inputs;
  const product = productOf(loancal);
  return (
    <>
      <Product loancal={loancal} />
      <PlannerField form={form} name="amount" />
      <PlannerField
        form={form}
        name="method"
        hint={
          method === 'equal_total'
            ? 'จ่ายเท่ากันทุกงวด ช่วงแรกเป็นดอกเบี้ยมาก แล้วเป็นเงินต้นมากขึ้น'
            : 'คืนเงินต้นเท่ากันทุกงวดบวกดอกเบี้ยตามจริง งวดแรกสูงแล้วลดลง'
        }
      />
      <PlannerField form={form} name="given">
        {given === 'instalments' ? (
          <PlannerField
            form={form}
            name="instalments"
            hint={product && `${product.name}ผ่อนได้ ${product.terms.join(', ')}\u00a0งวด`}
          />
        ) : (
          <PlannerField form={form} name="instalment" label={text.instalmentOf[method]} />
        )}
      </PlannerField>
      <PlannerField
        form={form}
        name="rate"
        hint={
          loancal.products.length === 0 ? (
            <>
              ยังไม่มีประเภทเงินกู้ให้เลือก กรุณาใส่<Link to={paths.rates}>อัตราที่สหกรณ์ประกาศ</Link>
            </>
          ) : undefined
        }
      />
      <PlannerField form={form} name="on" />
    </>
  );
}

interface FoldProps {
  readonly loancal: Loancal;
}

const hasProblem = ({ problems, nameOf }: Loancal, names: readonly string[]) =>
  names.some((name) => nameOf(name) in problems);

/** Shows when interest begins, how it is counted, and what is rounded how. */
function RulesFold({ loancal: { form } }: FoldProps) {
  const { method, interest } = form.inputs;
  const instalment = method === 'equal_principal' ? 'principal' : 'total';
  const { roundings } = text;
  return (
    <Fold
      title={text.rules}
      note={text.rulesNote(roundings[interest], roundings[form.inputs[instalment]])}
    >
      <PlannerField form={form} name="firstDue" />
      <PlannerField form={form} name="dueDay" />
      <PlannerField form={form} name="interest" />
      <PlannerField key={instalment} form={form} name={instalment} />
      <PlannerField form={form} name="dayCount" />
    </Fold>
  );
}

/** Money beside the instalments. */
function ExtraFold({ loancal }: FoldProps) {
  const { form } = loancal;
  const { extra, extraAmount } = form.inputs;
  const note = extra === 'none' ? 'ไม่มี' : text.extraNote(tidyBaht(extraAmount), text.extras[extra]);
  return (
    <Fold
      title={text.extra}
      note={note}
      opened={extra !== 'none'}
      forced={hasProblem(loancal, ['extraAmount', 'extraOn'])}
    >
      <PlannerField form={form} name="extra" />
      {extra !== 'none' && (
        <>
          <PlannerField form={form} name="extraAmount" />
          <PlannerField form={form} name="extraOn" label={text.extraOn[extra]} />
          <PlannerField form={form} name="extraMode" />
        </>
      )}
    </Fold>
  );
}

/** The day on which everything is to be paid back. */
function CloseFold({ loancal }: FoldProps) {
  const { closeOn } = loancal.plan;
  return (
    <Fold
      title="ปิดบัญชีก่อนกำหนด"
      note={closeOn ? formatThaiDate(closeOn) : 'ไม่ได้กำหนด'}
      opened={closeOn !== ''}
      forced={hasProblem(loancal, ['closeOn'])}
    >
      <PlannerField form={loancal.form} name="closeOn" hint="เว้นว่างไว้ถ้าไม่ต้องการคำนวณ" />
    </Fold>
  );
}

/** The salary, which both loans are compared with. */
function SalaryFold({ loancal: { inputs, problems, sharedForm } }: FoldProps) {
  return (
    <Fold
      title="เทียบกับเงินเดือน"
      note={inputs.salary ? `${tidyBaht(inputs.salary)} บาท` : 'ไม่ได้กรอก'}
      opened={inputs.salary !== ''}
      forced={'salary' in problems || 'deductions' in problems}
    >
      <div className={styles.pair}>
        <PlannerField form={sharedForm} name="salary" />
        <PlannerField form={sharedForm} name="deductions" />
      </div>
      <p className="note">ใช้คำนวณในเครื่องนี้เท่านั้น แต่ลิงก์ที่คัดลอกจะมีตัวเลขนี้อยู่ด้วย</p>
    </Fold>
  );
}
