import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../../client/backend.ts';
import '../../testing/dialogs.ts';
import { fetchFromMock } from '../../testing/mock-backend.ts';
import { openScreen, SITE } from '../../testing/render-screen.tsx';
import { Component as Requestpromoney } from './route.tsx';

const path = '/member/requestpromoney';
const amount = () => screen.getByLabelText<HTMLInputElement>('จำนวนเงิน (บาท)');
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

/** The page with a request for shares filled in. */
async function askForShares(baht: string, before?: (world: World) => void) {
  const screenOf = { member: '00001', at: path, ...(before && { before }) };
  const { user } = await openScreen(Requestpromoney, screenOf);
  await user.selectOptions(await screen.findByLabelText('ต้องการทำอะไร'), 'ซื้อหุ้นเพิ่ม');
  await user.type(amount(), baht);
  return user;
}

test('[MEM-19] amounts outside the member’s own limits are refused beside the field, and nothing is lost', async () => {
  const user = await askForShares('สิบบาท');
  for (const [typed, words] of [
    [' ', 'กรุณากรอกจำนวนเงิน'],
    ['สิบบาท', 'กรุณากรอกจำนวนเงินเป็นตัวเลข'],
    ['5', 'จำนวนเงินต้องไม่น้อยกว่า 10.00 บาท'],
    ['100010', 'จำนวนเงินต้องไม่เกิน 100,000.00 บาท'],
    ['15', 'ระบุจำนวนเงินเป็นจำนวนเท่าของ 10.00 บาท'],
  ] as const) {
    await user.clear(amount());
    await user.type(amount(), typed);
    await press(user, 'ตรวจทานคำขอ');
    expect(screen.getByRole('group', { name: 'ยังไม่ครบ' }).textContent).toBe(`ยังไม่ครบ${words}`);
    expect(document.title).toMatch(/^ผิดพลาด: คำขอทำรายการเงิน · /);
    expect(amount().value).toBe(typed);
  }
});

test('[MEM-19] a double click and a retried request make one request; what is changed is another', async () => {
  const user = await askForShares('1000', ({ faults }) =>
    // The first two answers are lost on their way.
    faults.add({ endpoint: 'memberRequestpromoneyCreate', status: 502, times: 2 }),
  );
  const key = () => /[0-9a-f]{32}/.exec(Object.values({ ...sessionStorage }).join())?.[0];
  const sendInVain = async () => {
    await press(user, 'ตรวจทานคำขอ');
    await press(user, 'ยืนยันส่งคำขอ');
    await waitFor(() => expect(document.title).toMatch(/^ผิดพลาด/));
    await press(user, 'กลับไปแก้ไข');
    return key();
  };
  const first = await sendInVain();
  expect(first).toBeDefined();
  expect(await sendInVain()).toBe(first);
  await user.clear(amount());
  await user.type(amount(), '2000');
  await press(user, 'ตรวจทานคำขอ');
  await user.dblClick(screen.getByRole('button', { name: 'ยืนยันส่งคำขอ' }));
  const name = { level: 3, name: /^ซื้อหุ้นเพิ่ม/ };
  expect(await screen.findAllByRole('heading', name)).toHaveLength(1);
});

test('[MEM-19][ERR-03] where the answer is lost, it is said that the request may have come, and the list shows it', async () => {
  let loseAnswers = () => {};
  const user = await askForShares('500', ({ faults }) => {
    loseAnswers = () =>
      faults.add({ endpoint: 'memberRequestpromoneyCreate', text: '{"rc_code": "1' });
  });
  await press(user, 'ตรวจทานคำขอ');
  // A fault stands in the handler's place: what has come is sent beside it.
  const request = { request_type: 'BUY_SHARES', ref_no: '00001', amount: '500.00' } as const;
  const body = { ...request, reason: '', idempotency_key: 'sent-beside-it' };
  await createApi(SITE, fetchFromMock)('memberRequestpromoneyCreate', { body });
  loseAnswers();
  await press(user, 'ยืนยันส่งคำขอ');
  const question = within(screen.getByRole('dialog'));
  expect((await question.findByRole('alert')).textContent).toBe(
    'ส่งคำขอไม่สำเร็จไม่สามารถเชื่อมต่อได้ ไม่แน่ใจว่าสหกรณ์ได้รับคำขอหรือไม่ โปรดดูรายการคำขอก่อนส่งใหม่',
  );
  const hidden = { name: 'ซื้อหุ้นเพิ่ม R2569-000001', hidden: true };
  expect(await screen.findByRole('heading', hidden)).toBeDefined();
});

test('[MEM-19] a request nobody has looked at can be taken back', async () => {
  const user = await askForShares('500');
  await press(user, 'ตรวจทานคำขอ');
  await press(user, 'ยืนยันส่งคำขอ');
  await user.click(await screen.findByRole('button', { name: 'ยกเลิกคำขอ R2569-000001' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ยกเลิกคำขอ' }));
  await expect
    .poll(
      () =>
        within(screen.getByRole('list', { name: 'ลำดับสถานะ' }))
          .getAllByRole('listitem')
          .at(-1)?.textContent,
    )
    .toContain('ยกเลิก');
  expect(screen.queryByRole('button', { name: /^ยกเลิกคำขอ R/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'ส่งคำขอแล้ว' })).toBeNull();
});

test('[MEM-19] a member without the service can only ask for it, and waits', async () => {
  const { user } = await openScreen(Requestpromoney, { member: '00002', at: path });
  expect(await screen.findByText('ยังไม่สมัคร')).toBeDefined();
  await press(user, 'ตรวจทานคำขอ');
  await press(user, 'ยืนยันส่งคำขอ');
  expect(await screen.findByText('สหกรณ์กำลังตรวจสอบการสมัครของท่าน')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ตรวจทานคำขอ' })).toBeNull();
});
