import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTypedSum } from './use-month.ts';

test('[PAGE-03] each typed sum is there from the first sight of the page when one comes back', () => {
  for (const name of ['others', 'wanted'] as const) {
    const { result, unmount } = renderHook(() => useTypedSum(name));
    act(() => result.current[1](name === 'others' ? '500' : '2,570'));
    unmount();
  }
  expect(renderHook(() => useTypedSum('others')).result.current[0]).toBe('500');
  expect(renderHook(() => useTypedSum('wanted')).result.current[0]).toBe('2,570');
});
