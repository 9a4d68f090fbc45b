import { formatCount, formatRate, formatSatang, parseBaht, parseRate } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import styles from '../../planners/calculator.module.css';
import type { Purchase } from '../../planners/dividend/fields.ts';
import { everyMonth, lastPaid, purchaseName } from '../../planners/dividend/inputs.ts';
import { text } from '../../planners/dividend/text.ts';
import { monthLabel, monthsOf } from '../../planners/dividend/year.ts';
import { PlannerField, TypedField } from '../../planners/field.tsx';
import { Fold } from '../../planners/fold.tsx';
import { useSite } from '../../site/site.tsx';
import own from './caldividend.module.css';
import { type Caldividend, FORM } from './use-caldividend.ts';

/** All that is asked. */
export function DividendFields({ caldividend }: { caldividend: Caldividend }) {
  return (
    <>
      <Shares caldividend={caldividend} />
      <div>
        <MonthsFold caldividend={caldividend} />
        <PurchasesFold caldividend={caldividend} />
        <RulesFold caldividend={caldividend} />
      </div>
      <Rates caldividend={caldividend} />
    </>
  );
}

/** The balance, and one amount for every month. */
function Shares({ caldividend }: { caldividend: Caldividend }) {
  const { inputs, problems, change, form } = caldividend;
  const months = monthsOf(inputs).map((name) => inputs[name]);
  const [first = ''] = months;
  const isSame = months.every((amount) => amount === first);
  return (
    <div className={styles.pair}>
      <PlannerField form={form} name="opening" />
      <TypedField
        form={FORM}
        kind="baht"
        name="same"
        label="ค่าหุ้นเดือนละ (บาท)"
        hint={isSame ? undefined : 'แต่ละเดือนไม่เท่ากัน กรอกช่องนี้เพื่อใส่ใหม่ให้เท่ากันทุกเดือน'}
        value={isSame ? first : ''}
        error={isSame ? problems.m1 : undefined}
        onChange={(typed) => change(everyMonth(typed))}
      />
    </div>
  );
}

/** Shows what the meeting decides, and the interest that is refunded. */
function Rates({ caldividend: { form } }: { caldividend: Caldividend }) {
  const paid = lastPaid(useSite());
  const year = paid && String(toBuddhistYear(paid.year));
  const hint = (rate: string | undefined) =>
    year && rate ? `ปี ${year} จ่าย ${formatRate(parseRate(rate))}\u00a0%` : undefined;
  return (
    <>
      <PlannerField form={form} name="rate" hint={hint(paid?.dividend)} />
      <PlannerField form={form} name="interest" hint="เว้นว่างไว้ถ้าไม่มีเงินกู้" />
      <PlannerField form={form} name="refundRate" hint={hint(paid?.refund)} />
    </>
  );
}

interface FoldProps {
  readonly caldividend: Caldividend;
}

/** Each month by itself. */
function MonthsFold({ caldividend }: FoldProps) {
  const { inputs, problems, form } = caldividend;
  const months = monthsOf(inputs);
  const sum = months.reduce((total, name) => total + (parseBaht(inputs[name]) ?? 0), 0);
  const isSame = months.every((name) => inputs[name] === inputs.m1);
  return (
    <Fold
      title="ค่าหุ้นแต่ละเดือน"
      note={`รวมทั้งปี ${formatSatang(sum)}\u00a0บาท`}
      opened={!isSame}
      forced={!isSame && months.some((name) => name in problems)}
    >
      <div className={own.months}>
        {months.map((name) => (
          <PlannerField key={name} form={form} name={name} label={monthLabel(inputs, name)} />
        ))}
      </div>
    </Fold>
  );
}

/** Shares bought on days of their own. */
function PurchasesFold({ caldividend }: FoldProps) {
  const { inputs, problems, addPurchase } = caldividend;
  const { purchases } = inputs;
  const count = formatCount(purchases.length);
  return (
    <Fold
      title="ซื้อหุ้นเพิ่มระหว่างปี"
      note={purchases.length > 0 ? `${count}\u00a0ครั้ง` : 'ไม่มี'}
      opened={purchases.length > 0}
      forced={Object.keys(problems).some((name) => name.startsWith('buy'))}
    >
      {purchases.map((purchase, index) => (
        // Purchases have no name of their own but their place.
        <PurchaseFields key={index} caldividend={caldividend} purchase={purchase} at={index} />
      ))}
      {addPurchase && (
        <div>
          <Button icon={<Plus />} onClick={addPurchase}>
            เพิ่มรายการซื้อหุ้น
          </Button>
        </div>
      )}
    </Fold>
  );
}

function PurchaseFields(props: FoldProps & { purchase: Purchase; at: number }) {
  const { caldividend, purchase, at } = props;
  const { problems, changePurchase, dropPurchase } = caldividend;
  const onName = purchaseName(at, 'on');
  const amountName = purchaseName(at, 'amount');
  const no = formatCount(at + 1);
  return (
    <fieldset className={own.purchase}>
      <legend>{`ซื้อเพิ่มครั้งที่ ${no}`}</legend>
      <div className={styles.fields}>
        <TypedField
          form={FORM}
          kind="day"
          name={onName}
          label="วันที่ซื้อ"
          value={purchase.on}
          error={problems[onName]}
          onChange={(on) => changePurchase(at, { on })}
        />
        <TypedField
          form={FORM}
          kind="baht"
          name={amountName}
          label="จำนวนเงิน (บาท)"
          value={purchase.amount}
          error={problems[amountName]}
          onChange={(amount) => changePurchase(at, { amount })}
        />
        <div>
          <Button variant="quiet" icon={<Trash2 />} onClick={() => dropPurchase(at)}>
            {`ลบครั้งที่ ${no}`}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** Shows how time is counted and what is rounded. */
function RulesFold({ caldividend }: FoldProps) {
  const { inputs, form } = caldividend;
  const { method, rounding } = inputs;
  const isDaily = method === 'daily';
  return (
    <Fold
      title="วิธีนับเวลาและการปัดเศษ"
      note={`${text.methods[method]} · ${text.roundings[rounding]}`}
      forced={['startYear', 'cutOff'].some((name) => name in caldividend.problems)}
    >
      <PlannerField form={form} name="method" />
      <div className={styles.pair}>
        <PlannerField form={form} name="startMonth" />
        <PlannerField form={form} name="startYear" />
      </div>
      <PlannerField form={form} name="monthDay" />
      {isDaily ? (
        <PlannerField form={form} name="dayCount" />
      ) : (
        <PlannerField form={form} name="cutOff" hint="ส่วนมากคือวันที่ 7 ใส่ 0 ถ้านับตั้งแต่เดือนถัดไปเสมอ" />
      )}
      <PlannerField form={form} name="rounding" />
    </Fold>
  );
}
