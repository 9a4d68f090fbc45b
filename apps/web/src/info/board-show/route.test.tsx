import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { provideTokens, WITH_BOT_CHECK } from '../../testing/bot-provider.ts';
import { textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Thread } from './route.tsx';

const path = '/boardShow/:topicId';

beforeEach(() => localStorage.clear());

const answers = async () =>
  within(await screen.findByRole('region', { name: /^คำตอบ/ })).getAllByRole('listitem');

test('[PUB-18] a thread shows what the staff answered, with its form', async () => {
  await openScreen(Thread, { at: '/boardShow/388', path });
  await screen.findByRole('heading', { level: 1, name: 'สอบถามวันรับปันผล' });
  await screen.findByText('30 มกราคม 2569', { selector: 'b' });
  const [answer, ...others] = await answers();
  expect(textOf(answer)).toMatch(/^ฝ่ายบัญชี ?เจ้าหน้าที่.*โอนวันที่ 30 มกราคม 2569 หลังที่ประชุมใหญ่/);
  expect(others).toEqual([]);
});

test('[PUB-18] the pinned rules are for reading and ask for no answer', async () => {
  await openScreen(Thread, { at: '/boardShow/387', path });
  await screen.findByRole('heading', { level: 1, name: 'ข้อตกลงการใช้กระดานถามตอบ' });
  await screen.findByText(/^โปรดใช้ถ้อยคำสุภาพ/);
  expect(screen.queryByRole('region', { name: /^คำตอบ/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'ส่งคำตอบ' })).toBeNull();
});

test('[PUB-18] an answer that is refused stays; one that is taken waits for the staff, as text', async () => {
  provideTokens();
  const { user, toasts } = await openScreen(Thread, {
    site: WITH_BOT_CHECK,
    at: '/boardShow/388',
    path,
    before: ({ faults }) => {
      const body = { errors: { recaptcha: ['ยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง'] } };
      faults.add({ endpoint: 'infoBoardAnswerCreate', status: 422, body, times: 1 });
    },
  });
  const send = await screen.findByRole('button', { name: 'ส่งคำตอบ' });
  await user.click(send);
  const summary = await screen.findByRole('group', { name: 'ยังส่งคำตอบไม่ได้' });
  expect(summary.textContent).toContain('กรุณากรอกข้อความที่จะตอบ');
  expect(document.title).toMatch(/^ผิดพลาด: /);
  const text = screen.getByLabelText<HTMLTextAreaElement>('ข้อความ');
  await user.type(text, 'ขอบคุณ <i>ค่ะ</i>');
  await user.type(screen.getByLabelText(/ชื่อที่แสดง/), 'ครู <b>ใหม่</b>');
  await user.click(send);
  const refusal = await screen.findAllByText('ยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง');
  expect(refusal).not.toHaveLength(0);
  expect(text.value).toBe('ขอบคุณ <i>ค่ะ</i>');
  await user.click(send);
  await screen.findByText('ขอบคุณ <i>ค่ะ</i>', { selector: 'li *' });
  expect(textOf((await answers())[1])).toMatch(/^ครู <b>ใหม่<\/b> ?รอตรวจสอบ/);
  expect(text.value).toBe('');
  expect(toasts[0]?.text).toContain('ส่งคำตอบแล้ว');
});

test.each(['abc', '999999'])('[PUB-18] thread %s is not there', async (id) => {
  await openScreen(Thread, { at: `/boardShow/${id}`, path });
  await screen.findByRole('heading', { level: 1, name: 'ไม่พบกระทู้นี้' });
  expect(screen.getByRole('link', { name: 'ไปที่กระดานถามตอบ' })).toBeDefined();
});
