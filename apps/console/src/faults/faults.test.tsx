import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectDone, openConsole } from '../testing/open-console.tsx';
import { answerFieldsOf } from './answer-fields.ts';

test('the fields of an endpoint’s answers are told by path and title, those of several are not', () => {
  const fields = answerFieldsOf('memberShareList') ?? [];
  expect(fields).toContainEqual({ value: 'share_begin', label: 'หุ้นต้นปี' });
  expect(fields.map(({ value }) => value)).toContain('rows.*.operate_date');
  expect(answerFieldsOf('member*List')).toBeUndefined();
});

test('a fault is made from the fields of the endpoint that was typed', async () => {
  const { user, press, fill, world } = await openConsole('faults');
  await user.click(await screen.findByText('กำหนดเอง'));
  const offered = async (label: string) => {
    const { list } = (await screen.findByLabelText(label)) as HTMLInputElement;
    return [...(list?.options ?? [])].map(({ value }) => value);
  };
  expect(await offered('ช่องที่หายไป')).toContain('share_begin');
  await fill('การเรียก (endpoint)', 'memberAuthLogin');
  expect(await offered('ช่องที่ผิดชนิด')).toContain('member.member_name');
  expect(screen.getByText(/เช่น \{"membership_no":/)).toBeDefined();
  await fill('ช่องที่หายไป', 'member.member_name');
  await fill('ตอบ status', '200');
  await press('ใส่ข้อผิดพลาดนี้');
  await expectDone('ใส่ข้อผิดพลาด f1 แล้ว');
  expect(world.faults.list()[0]?.fault).toMatchObject({
    endpoint: 'memberAuthLogin',
    missing: 'member.member_name',
  });
});
