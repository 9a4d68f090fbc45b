import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import Share from './route.tsx';

test('dump', async () => {
  renderScreen(Share, { member: '00001', at: '/member/share' });
  await screen.findByText('หุ้นสะสมรวม');
  console.log(document.body.textContent);
  console.log(document.title);
});
