import { render, screen } from '@testing-library/react';
import Bell from 'lucide-react/icons/bell';
import { expect, test } from 'vitest';
import { BarTool } from './bar-tool.tsx';

test('is named by its word; the number beside it is for the eyes, and none is shown for nothing', () => {
  const { rerender } = render(
    <BarTool icon={Bell} label="การแจ้งเตือน" detail="ใหม่ 120 รายการ" count={120} />,
  );
  const button = screen.getByRole('button', { name: 'การแจ้งเตือน ใหม่ 120 รายการ' });
  expect(button.textContent).toContain('99+');
  rerender(<BarTool icon={Bell} label="การแจ้งเตือน" count={0} />);
  expect(screen.getByRole('button').textContent).toBe('การแจ้งเตือน');
});
