import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './card.tsx';

test('the title is a heading of the level that is asked for', () => {
  render(
    <Card title="เงินกู้" headingLevel={3} actions={<button type="button">พิมพ์</button>}>
      เนื้อหา
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'เงินกู้' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'พิมพ์' })).toBeTruthy();
});
