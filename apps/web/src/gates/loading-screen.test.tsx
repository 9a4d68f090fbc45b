import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteProvider } from '../site/site.tsx';
import { SITE } from '../testing/render-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';

test.each([
  ['member', 'ระบบสมาชิกออนไลน์Online member system'],
  ['membergroup', 'ระบบหน่วยงาน'],
] as const)(
  '[AUTH-05][GRP-12] while the session of a %s is checked its own area is named',
  (of, words) => {
    render(
      <SiteProvider site={SITE}>
        <LoadingScreen of={of} />
      </SiteProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(screen.getByRole('status').textContent).toBe('กำลังตรวจสอบการเข้าสู่ระบบ');
  },
);
