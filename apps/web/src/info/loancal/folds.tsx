import { formatThaiDate } from '@coop/format/thai-date';
import { TextField } from '@coop/ui/text-field';
import styles from '../../parts/calculator/calculator.module.css';
import { Fold } from '../../parts/calculator/fold.tsx';
import { TEXT_LIMIT } from '../../parts/calculator/link.ts';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import { DayInput, fieldId, NumberInput, RadioInput, SelectInput } from './fields.tsx';
import { INTEREST_ROUNDINGS, PRINCIPAL_ROUNDINGS, TOTAL_ROUNDINGS } from './inputs.ts';
import { text } from './text.ts';
import type { Loancal } from './use-loancal.ts';

interface FoldProps {
  readonly loancal: Loancal;
}

const hasProblem = ({ problems, nameOf }: Loancal, names: Parameters<Loancal['nameOf']>[0][]) =>
  names.some((name) => nameOf(name) in problems);

/** When interest begins, how it is counted, and what is rounded how. */
export function RulesFold({ loancal }: FoldProps) {
  const { method, interest, principal, total } = loancal.loan;
  const isEqualPrincipal = method === 'equal_principal';
  const note = text.rulesNote(
    text.roundings[interest],
    text.roundings[isEqualPrincipal ? principal : total],
  );
  const shared = { loancal, options: text.roundings };
  return (
    <Fold title={text.rules} note={note}>
      <RadioInput
        loancal={loancal}
        name="firstDue"
        label={text.firstDue}
        options={text.firstDues}
      />
      <SelectInput
        {...shared}
        name="interest"
        label={text.interestRounding}
        values={INTEREST_ROUNDINGS}
      />
      {isEqualPrincipal ? (
        <SelectInput
          {...shared}
          name="principal"
          label={text.principalRounding}
          values={PRINCIPAL_ROUNDINGS}
        />
      ) : (
        <SelectInput {...shared} name="total" label={text.totalRounding} values={TOTAL_ROUNDINGS} />
      )}
      <SelectInput
        loancal={loancal}
        name="dayCount"
        label={text.dayCount}
        options={text.dayCounts}
      />
    </Fold>
  );
}

/** Money beside the instalments. */
export function ExtraFold({ loancal }: FoldProps) {
  const { extra, extraAmount } = loancal.loan;
  const note =
    extra === 'none' ? text.extraNone : text.extraNote(tidyBaht(extraAmount), text.extras[extra]);
  return (
    <Fold
      title={text.extra}
      note={note}
      opened={extra !== 'none'}
      forced={hasProblem(loancal, ['extraAmount', 'extraOn'])}
    >
      <RadioInput loancal={loancal} name="extra" label={text.extraLegend} options={text.extras} />
      {extra !== 'none' && (
        <>
          <NumberInput loancal={loancal} name="extraAmount" label={text.extraAmount} />
          <DayInput loancal={loancal} name="extraOn" label={text.extraOn[extra]} />
          <RadioInput
            loancal={loancal}
            name="extraMode"
            label={text.extraMode}
            options={text.extraModes}
          />
        </>
      )}
    </Fold>
  );
}

/** The day on which everything is to be paid back. */
export function CloseFold({ loancal }: FoldProps) {
  const { closeOn } = loancal.loan;
  return (
    <Fold
      title={text.close}
      note={closeOn ? formatThaiDate(closeOn) : text.closeNone}
      opened={closeOn !== ''}
      forced={hasProblem(loancal, ['closeOn'])}
    >
      <DayInput loancal={loancal} name="closeOn" label={text.closeOn} hint={text.closeHint} />
    </Fold>
  );
}

/** The salary, which both loans are compared with. */
export function SalaryFold({ loancal }: FoldProps) {
  const { inputs, problems, change } = loancal;
  const input = (name: 'salary' | 'deductions') => (
    <div data-field={name}>
      <TextField
        id={fieldId(name)}
        label={text[name]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={TEXT_LIMIT}
        value={inputs[name]}
        error={problems[name]}
        onChange={(event) => change({ [name]: event.target.value })}
        onBlur={() => change({ [name]: tidyBaht(inputs[name]) })}
      />
    </div>
  );
  return (
    <Fold
      title={text.salaryFold}
      note={inputs.salary ? `${tidyBaht(inputs.salary)} ${text.baht}` : text.salaryNone}
      opened={inputs.salary !== ''}
      forced={'salary' in problems || 'deductions' in problems}
    >
      <div className={styles.pair}>
        {input('salary')}
        {input('deductions')}
      </div>
      <p className="note">{text.salaryHint}</p>
    </Fold>
  );
}
