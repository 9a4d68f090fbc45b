import { ApiError } from '@coop/contracts/api-error';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { WithCache } from '../testing/with-cache.tsx';
import { FormSummary } from './form-summary.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useFormErrors } from './use-form-errors.ts';

const IDS = { name: 'the-name', amount: 'the-amount' } as const;
type Send = () => Promise<string | readonly string[] | undefined>;

function Sending({ send, ...options }: { send: Send; at?: string; unanswered?: string }) {
  const form = useForm({ defaultValues: { name: '', amount: '' }, shouldFocusError: false });
  const errors = useFormErrors(form, IDS, options);
  return (
    <form noValidate onSubmit={errors.submit(send)}>
      <title>ขอเงิน - สหกรณ์</title>
      <FormSummary title="ยังส่งไม่ได้" {...errors.summary} />
      <input {...form.register('name', { required: 'กรอกชื่อ' })} id={IDS.name} aria-label="ชื่อ" />
      <p>{errors.errorOf('name')}</p>
      <input
        {...form.register('amount', { required: 'กรอกจำนวนเงิน' })}
        id={IDS.amount}
        aria-label="จำนวนเงิน"
      />
      <button type="submit" id="the-button">
        {errors.busy ? 'กำลังส่ง' : 'ส่ง'}
      </button>
    </form>
  );
}

const press = () => userEvent.click(screen.getByRole('button'));
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.getAttribute('href')} ${link.textContent}`);

async function fill() {
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'ก');
  await userEvent.type(screen.getByLabelText('จำนวนเงิน'), '1');
}

test('each try that fails is a new summary with the focus, in the order of the page', async () => {
  render(<Sending send={async () => undefined} />, { wrapper: WithCache });
  expect(document.title).toBe('ขอเงิน - สหกรณ์');
  await press();
  const first = await screen.findByRole('group', { name: 'ยังส่งไม่ได้' });
  expect(document.activeElement).toBe(first);
  expect(links()).toEqual(['#the-name กรอกชื่อ', '#the-amount กรอกจำนวนเงิน']);
  expect(screen.getAllByText('กรอกชื่อ')).toHaveLength(2);
  await press();
  const second = await screen.findByRole('group', { name: 'ยังส่งไม่ได้' });
  expect(second).not.toBe(first);
  expect(document.activeElement).toBe(second);
});

test('the title of the window begins with the failure while there is one', async () => {
  const { unmount } = render(<Sending send={async () => undefined} />, { wrapper: WithCache });
  await press();
  await screen.findByRole('group', { name: 'ยังส่งไม่ได้' });
  expect(document.title).toBe('ผิดพลาด: ขอเงิน - สหกรณ์');
  await fill();
  expect(screen.queryByRole('group', { name: 'ยังส่งไม่ได้' })).toBeNull();
  expect(document.title).toBe('ขอเงิน - สหกรณ์');
  await userEvent.clear(screen.getByLabelText('ชื่อ'));
  expect(document.title).toBe('ผิดพลาด: ขอเงิน - สหกรณ์');
  unmount();
  expect(document.title).toBe('');
});

test('a refusal leads to the first field or where the form says, and is gone when it is sent', async () => {
  const answers = ['วงเงินไม่พอ', ['หนึ่ง', 'สอง'], undefined] as const;
  let tries = 0;
  const send = async () => answers[tries++];
  const { rerender } = render(<Sending send={send} />, { wrapper: WithCache });
  await fill();
  await press();
  await screen.findByRole('group', { name: 'ยังส่งไม่ได้' });
  expect(links()).toEqual(['#the-name วงเงินไม่พอ']);
  rerender(<Sending send={send} at="the-button" />);
  await press();
  await screen.findByText('หนึ่ง');
  expect(links()).toEqual(['#the-button หนึ่ง', '#the-button สอง']);
  await press();
  expect(screen.queryByRole('group', { name: 'ยังส่งไม่ได้' })).toBeNull();
  expect(document.title).toBe('ขอเงิน - สหกรณ์');
});

test('a failed call puts its messages to the fields, and what is about none of them on top', async () => {
  const body = { errors: { amount: ['มากเกินไป'], key: ['รหัสซ้ำ'] } };
  const send = () =>
    Promise.reject(new ApiError('http', 'memberWelfareCreate', { status: 422, body }));
  render(<Sending send={send} at="the-button" />, { wrapper: WithCache });
  await fill();
  await press();
  expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'ยังส่งไม่ได้' }));
  expect(links()).toEqual(['#the-button รหัสซ้ำ', '#the-amount มากเกินไป']);
  expect(screen.getByLabelText('ชื่อ')).toHaveProperty('value', 'ก');
});

test('once an answer is lost, what may have been done is said, with the next refusal too, but not with a slip', async () => {
  const body = { errors: { amount: ['มากเกินไป'] } };
  const failures = [
    new ApiError('http', 'memberWelfareCreate', { status: 422, body }),
    new ApiError('network', 'memberWelfareCreate'),
    new ApiError('http', 'memberWelfareCreate', { status: 422, body }),
  ];
  const send = () => Promise.reject(failures.shift());
  render(<Sending send={send} unanswered="อาจส่งแล้ว" />, { wrapper: WithCache });
  await fill();
  await press();
  await screen.findByRole('group', { name: 'ยังส่งไม่ได้' });
  expect(links()).toEqual(['#the-amount มากเกินไป']);
  await press();
  await screen.findByText('อาจส่งแล้ว');
  expect(links()).toEqual(['#the-name ไม่สามารถเชื่อมต่อได้', '#the-name อาจส่งแล้ว']);
  await press();
  await screen.findAllByText('มากเกินไป');
  expect(links()).toEqual(['#the-name อาจส่งแล้ว', '#the-amount มากเกินไป']);
  await userEvent.clear(screen.getByLabelText('ชื่อ'));
  await press();
  expect(links()).toEqual(['#the-name กรอกชื่อ']);
});

test('what is pressed twice is sent once, and the page is not left', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let sent = 0;
  const { container } = render(
    <Sending
      send={() => {
        sent += 1;
        return promise;
      }}
    />,
    { wrapper: WithCache },
  );
  await fill();
  const form = container.querySelector('form') ?? container;
  const events = [createEvent.submit(form), createEvent.submit(form)];
  for (const event of events) fireEvent(form, event);
  expect(await screen.findByText('กำลังส่ง')).toBeDefined();
  resolve(undefined);
  expect(await screen.findByText('ส่ง')).toBeDefined();
  expect(sent).toBe(1);
  expect(events.map((event) => event.defaultPrevented)).toEqual([true, true]);
});

test('of a call that ended the session the form says nothing', async () => {
  const over = new ApiError('http', 'memberWelfareCreate', { status: 401 });
  over.endedSession = true;
  render(<Sending send={() => Promise.reject(over)} />, { wrapper: WithCache });
  await fill();
  await press();
  expect(await screen.findByText('ส่ง')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'ยังส่งไม่ได้' })).toBeNull();
});

function Checked() {
  const { summary, errorOf, submit, mark, typed, change } = useCheckedForm({
    ids: IDS,
    at: 'the-button',
    initial: () => ({ name: '', amount: '' }),
    check: ({ amount }) => (amount === '' ? { amount: 'มากไป' } : {}),
  });
  return (
    <form onSubmit={submit(async () => (typed.name === '' ? 'ปิดรับ' : undefined))}>
      <FormSummary title="ยังส่งไม่ได้" {...summary} />
      <p>{errorOf('amount')}</p>
      <button type="submit">ส่ง</button>
      <button type="button" onClick={() => change({ amount: '1' })}>
        กรอก
      </button>
      <button type="button" onClick={() => change({ name: 'ก' })}>
        ชื่อ
      </button>
      <button type="button" onClick={() => change({ name: '' })}>
        ไม่มีชื่อ
      </button>
      <button type="button" onClick={() => mark('amount', '')}>
        ลืม
      </button>
    </form>
  );
}

test('a form that is checked as a whole shows what was found until it is no longer so', async () => {
  render(<Checked />, { wrapper: WithCache });
  await userEvent.click(screen.getByText('ส่ง'));
  expect(links()).toEqual(['#the-amount มากไป']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'ยังส่งไม่ได้' }));
  await userEvent.click(screen.getByText('ชื่อ'));
  expect(screen.getAllByText('มากไป')).toHaveLength(2);
  await userEvent.click(screen.getByText('กรอก'));
  expect(screen.queryByText('มากไป')).toBeNull();
  await userEvent.click(screen.getByText('ไม่มีชื่อ'));
  await userEvent.click(screen.getByText('ส่ง'));
  expect(links()).toEqual(['#the-button ปิดรับ']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'ยังส่งไม่ได้' }));
  await userEvent.click(screen.getByText('ชื่อ'));
  await userEvent.click(screen.getByText('ส่ง'));
  expect(screen.queryByRole('group', { name: 'ยังส่งไม่ได้' })).toBeNull();
});
