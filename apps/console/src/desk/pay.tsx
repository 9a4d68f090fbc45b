import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../control/act.tsx';
import { baht, wireOf } from '../control/baht.ts';
import { control, type Owed } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { CHANNELS, NO_PAYMENT, type PaymentForm, paymentOf, wholeOf } from './payment.ts';
import { text } from './text.ts';

const CHANNEL_OPTIONS = CHANNELS.map((one) => ({ value: one, label: text.channels[one] }));

function targetsOf({ overdue, contracts }: Owed) {
  const options = contracts.map(({ contractNo, payoff }) => ({
    value: contractNo,
    label: text.contract(contractNo, baht(payoff)),
  }));
  return [{ value: '', label: text.arrears(baht(overdue)) }, ...options];
}

export function Pay({ owed }: { owed: Owed }) {
  const { world } = usePlace();
  const { act } = useAct();
  const [form, setForm] = useState(NO_PAYMENT);
  const change = (part: Partial<PaymentForm>) => setForm({ ...form, ...part });
  const { contractNo, amount, channel, keep } = form;
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isDone = await act(
      () => control.cashier.pay.mutate(paymentOf(world, owed.member, form)),
      ({ closes, receipt }) =>
        closes ? text.closed(contractNo) : text.paid(baht(wireOf(amount)), receipt),
    );
    // The contract may be gone, and the same sum is seldom paid twice.
    if (isDone) setForm(NO_PAYMENT);
  }
  return (
    <Card title={text.pay}>
      <form className={layout.form} onSubmit={(event) => void handleSubmit(event)}>
        <SelectField
          label={text.payFor}
          options={targetsOf(owed)}
          value={contractNo}
          onChange={(event) => change({ contractNo: event.target.value })}
        />
        <TextField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <SelectField
          label={text.channel}
          options={CHANNEL_OPTIONS}
          value={channel}
          onChange={({ target: { value } }) =>
            change({ channel: CHANNELS.find((one) => one === value) ?? channel })
          }
        />
        {contractNo === '' && (
          <Checkbox
            label={text.keep}
            checked={keep}
            onChange={(event) => change({ keep: event.target.checked })}
          />
        )}
        <div className={layout.row}>
          <Button onClick={() => change({ amount: baht(wholeOf(owed, contractNo)) })}>
            {text.fill}
          </Button>
          <Button type="submit" variant="primary">
            {text.payNow}
          </Button>
        </div>
        <p className={layout.note}>{text.payNote}</p>
      </form>
    </Card>
  );
}
