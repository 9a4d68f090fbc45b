import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithCache } from '../testing/with-cache.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const ids = { name: 'the-name', amount: 'the-amount' } as const;

function openForm() {
  const kept: object[] = [];
  const { result } = renderHook(
    () =>
      useCheckedForm({
        ids,
        initial: () => ({ name: '', amount: '1' }),
        check: ({ name }) => (name === '' ? { name: 'กรอกชื่อ' } : {}),
        onChange: (typed) => kept.push(typed),
      }),
    { wrapper: WithCache },
  );
  return { kept, form: () => result.current };
}

test('a field takes a value, or that of the control that changed, and each change is kept', () => {
  const { kept, form } = openForm();
  expect(form().field('name')).toMatchObject({ id: 'the-name', name: 'name', value: '' });
  act(() => form().field('name').onChange('ก'));
  expect(form().field('name').value).toBe('ก');
  act(() =>
    form()
      .field('name')
      .onChange({ target: { value: 'ข' } }),
  );
  expect(form().typed).toEqual({ name: 'ข', amount: '1' });
  expect(kept).toEqual([
    { name: 'ก', amount: '1' },
    { name: 'ข', amount: '1' },
  ]);
});

test('what is wrong with one field is said, and taken back', () => {
  const { form } = openForm();
  act(() => form().mark('amount', 'มากเกินไป'));
  expect(form().field('amount').error).toBe('มากเกินไป');
  expect(form().field('name').error).toBeUndefined();
  act(() => form().mark('amount', ''));
  expect(form().field('amount').error).toBeUndefined();
});

test('what is put in place of what was typed stands in every field', () => {
  const { form } = openForm();
  act(() => form().reset({ name: 'สมชาย', amount: '20' }));
  expect(form().typed).toEqual({ name: 'สมชาย', amount: '20' });
});
