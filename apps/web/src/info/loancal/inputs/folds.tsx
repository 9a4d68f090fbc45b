import { formatThaiDate } from '@coop/format/thai-date';
import styles from '../../../parts/calculator/calculator.module.css';
import { PlannerField } from '../../../parts/calculator/field.tsx';
import { Fold } from '../../../parts/calculator/fold.tsx';
import { tidyBaht } from '../../../parts/calculator/typed.ts';
import { text } from '../text.ts';
import type { Loancal } from '../use-loancal.ts';

interface FoldProps {
  readonly loancal: Loancal;
}

const hasProblem = ({ problems, nameOf }: Loancal, names: readonly string[]) =>
  names.some((name) => nameOf(name) in problems);

/** When interest begins, how it is counted, and what is rounded how. */
export function RulesFold({ loancal: { form } }: FoldProps) {
  const { method, interest } = form.inputs;
  const instalment = method === 'equal_principal' ? 'principal' : 'total';
  const { roundings } = text;
  return (
    <Fold
      title={text.rules}
      note={text.rulesNote(roundings[interest], roundings[form.inputs[instalment]])}
    >
      <PlannerField form={form} name="firstDue" />
      <PlannerField form={form} name="interest" />
      <PlannerField form={form} name={instalment} />
      <PlannerField form={form} name="dayCount" />
    </Fold>
  );
}

/** Money beside the instalments. */
export function ExtraFold({ loancal }: FoldProps) {
  const { form } = loancal;
  const { extra, extraAmount } = form.inputs;
  const note =
    extra === 'none' ? text.extraNone : text.extraNote(tidyBaht(extraAmount), text.extras[extra]);
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
export function CloseFold({ loancal }: FoldProps) {
  const { closeOn } = loancal.plan;
  return (
    <Fold
      title={text.close}
      note={closeOn ? formatThaiDate(closeOn) : text.closeNone}
      opened={closeOn !== ''}
      forced={hasProblem(loancal, ['closeOn'])}
    >
      <PlannerField form={loancal.form} name="closeOn" hint={text.closeHint} />
    </Fold>
  );
}

/** The salary, which both loans are compared with. */
export function SalaryFold({ loancal: { inputs, problems, salaryForm } }: FoldProps) {
  return (
    <Fold
      title={text.salaryFold}
      note={inputs.salary ? `${tidyBaht(inputs.salary)} ${text.baht}` : text.salaryNone}
      opened={inputs.salary !== ''}
      forced={'salary' in problems || 'deductions' in problems}
    >
      <div className={styles.pair}>
        <PlannerField form={salaryForm} name="salary" />
        <PlannerField form={salaryForm} name="deductions" />
      </div>
      <p className="note">{text.salaryHint}</p>
    </Fold>
  );
}
