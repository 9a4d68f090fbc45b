import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toolbar } from './toolbar.tsx';

test('filters come before actions, and nothing of it is printed', () => {
  const { container } = render(
    <Toolbar actions={<button type="button">พิมพ์</button>}>
      <input aria-label="ค้นหา" />
    </Toolbar>,
  );
  expect(container.querySelector('.no-print')).toBeTruthy();
  const [filter, action] = [screen.getByLabelText('ค้นหา'), screen.getByRole('button')];
  expect(filter.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
