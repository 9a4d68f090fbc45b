import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brand } from './brand.tsx';

const NAMES = { nameTH: 'สหกรณ์ออมทรัพย์ครู', nameEN: 'Teachers’ Savings', initials: 'สอ.' };

test('the seal is decoration beside the names, an image or the initials', () => {
  const { container, rerender } = render(<Brand {...NAMES} />);
  expect(container.querySelector('[aria-hidden=true]')?.textContent).toBe('สอ.');
  rerender(<Brand {...NAMES} logoUrl="/logo.webp" />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(screen.getByText('Teachers’ Savings').lang).toBe('en');
});
