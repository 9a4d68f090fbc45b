import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useFormContext } from 'react-hook-form';
import { baht } from '../control/baht.ts';
import type { Owed } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { choiceOf } from '../forms/fields.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';

export function Pay({ owed }: { owed: Owed }) {
  const { member, overdue, contracts } = owed;
  const targets = [
    { value: '', label: `ยอดค้าง ${baht(overdue)} บาท` },
    ...contracts.map(({ contractNo, payoff }) => ({
      value: contractNo,
      label: `สัญญา ${contractNo} ปิดด้วย ${baht(payoff)} บาท`,
    })),
  ];
  return (
    <Card title="รับชำระเงิน">
      {/* Emptied when it was sent: the contract may be gone, and the same sum is seldom paid twice. */}
      <ProcedureForm
        procedure="cashier.pay"
        given={{ member }}
        amend={{ for: choiceOf(targets) }}
        press="รับเงิน"
        clears
        done={({ closes, receipt }, { for: contractNo = '', amount }) =>
          closes
            ? `รับชำระและปิดสัญญา ${contractNo} แล้ว`
            : `รับชำระ ${baht(amount)} บาทแล้ว ใบเสร็จ ${receipt}`
        }
      >
        <FillWhole owed={owed} />
      </ProcedureForm>
      <p className={layout.note}>รายการจะอยู่ในบัญชีของสมาชิกตั้งแต่วันถัดไปในโลกนี้ สมาชิกได้รับแจ้งทันที</p>
    </Card>
  );
}

/** A cheque that was not paid after its receipt. */
export function Cheque({ member }: { member: string }) {
  return (
    <Card title="เช็คคืน">
      <ProcedureForm
        procedure="cashier.bounce"
        given={{ member }}
        press="ยกเลิกการชำระ"
        clears
        done={(_answer, { receipt }) => `ยกเลิกการชำระตามใบเสร็จ ${receipt} แล้ว สมาชิกได้รับแจ้ง`}
      />
      <p className={layout.note}>
        ใช้กับเช็คที่ชำระสัญญา ภายใน 7 วันหลังออกใบเสร็จ ยอดกลับเป็นหนี้ตามเดิม โดยไม่คิดดอกเบี้ยระหว่างนั้น
      </p>
    </Card>
  );
}

/** Buttons that fill in an amount: what closes the contract, or everything overdue. */
function FillWhole({ owed: { overdue, contracts } }: { owed: Owed }) {
  const { getValues, setValue } = useFormContext();
  function handleClick() {
    const contract = contracts.find((other) => other.contractNo === getValues('for'));
    setValue('amount', baht(contract?.payoff ?? overdue));
  }
  return <Button onClick={handleClick}>ใส่เต็มยอด</Button>;
}
