import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Card } from './card.tsx';

test('buttons of a card say of what: beside its title and in a bar inside', () => {
  render(
    <Card title="เดือนที่ผ่านมา" actions={<Button>พิมพ์</Button>}>
      <Toolbar actions={<Button>ดาวน์โหลด</Button>} />
    </Card>,
  );
  const groups = screen.getAllByRole('group', { name: 'เดือนที่ผ่านมา' });
  expect(groups.map((group) => within(group).getByRole('button').textContent)).toEqual([
    'พิมพ์',
    'ดาวน์โหลด',
  ]);
});

test('without a title no buttons are a group', () => {
  render(<Toolbar actions={<Button>ดาวน์โหลด</Button>} />);
  expect(screen.queryByRole('group')).toBeNull();
});
