import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control } from '../control/control.ts';
import { expectDone, openConsole } from '../testing/open-console.tsx';

/** A file of this world as it is. */
async function fileOf(world: string): Promise<File> {
  const capsule = await control.capsule.export.query({ world });
  return new File([JSON.stringify(capsule)], 'capsule.json', { type: 'application/json' });
}

const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('section');
  return within(card as HTMLElement);
};

test('a capsule is checked aside, with a verdict and what became of each call', async () => {
  const { user, world } = await openConsole('capsule');
  world.journal.add({
    at: world.clock.now(),
    method: 'GET',
    url: '/api/info/manu',
    endpoint: 'infoMenuShow',
    status: 500,
    ms: 1,
    request: '',
    response: '{}',
  });
  const card = cardOf('ตรวจแคปซูล');
  await user.upload(card.getByLabelText(/^ไฟล์/), await fileOf(world.name));
  await user.click(card.getByRole('button', { name: 'ตรวจ' }));
  await expectDone('ผลการตรวจ FIXED');
  expect(card.getByText('แก้แล้ว').closest('li')?.textContent).toContain('500 → 200');
});

test('a file that is none is said to be none, and what only a fault answered decides nothing', async () => {
  const { user, world } = await openConsole('capsule');
  const card = cardOf('ตรวจแคปซูล');
  const other = new File(['{"a":1}'], 'other.json', { type: 'application/json' });
  await user.upload(card.getByLabelText(/^ไฟล์/), other);
  await user.click(card.getByRole('button', { name: 'ตรวจ' }));
  await screen.findByText(/ไฟล์นี้ไม่ใช่แคปซูล/);
  world.journal.add({
    at: world.clock.now(),
    method: 'GET',
    url: '/api/info/manu',
    endpoint: 'infoMenuShow',
    fault: 'f1',
    status: 500,
    ms: 1,
    request: '',
    response: '{}',
  });
  await user.upload(card.getByLabelText(/^ไฟล์/), await fileOf(world.name));
  await user.click(card.getByRole('button', { name: 'ตรวจ' }));
  await screen.findByText(/ยังบอกไม่ได้/);
  expect(screen.getByText('คำตอบมาจากข้อผิดพลาดที่ตั้งไว้')).toBeDefined();
});

test('a capsule is opened as a new world, which is then looked at', async () => {
  const { user, world } = await openConsole('capsule');
  const card = cardOf('เปิดแคปซูลเป็นโลกใหม่');
  const name = `${world.name}-2`;
  await user.type(card.getByLabelText('ชื่อโลกใหม่'), name);
  await user.upload(card.getByLabelText(/^ไฟล์/), await fileOf(world.name));
  await user.click(card.getByRole('button', { name: 'เปิดเป็นโลกใหม่' }));
  await expect.poll(() => location.search).toBe(`?world=${name}`);
});
