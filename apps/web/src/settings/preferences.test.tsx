import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PreferencesProvider, useOwnPreferences, usePreferences } from './preferences.tsx';

function Shown() {
  useOwnPreferences();
  const { preferences, change } = usePreferences();
  return (
    <button type="button" onClick={() => change({ text: '130' })}>
      {Object.values(preferences).join()}
    </button>
  );
}
const page = (
  <PreferencesProvider>
    <Suspense>
      <Shown />
    </Suspense>
  </PreferencesProvider>
);

test('[WEB-04] a page comes with the first choices, then has those of this device, of which one can be changed', async () => {
  onTestFinished(() => localStorage.clear());
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', contrast: 'more' }));
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page);
  expect(element.textContent).toBe('100,system,system,false');
  render(page, { container: element, hydrate: true });
  const button = await screen.findByText('100,dark,more,false');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', contrast: 'more' });
  await userEvent.click(button);
  expect(button.textContent).toBe('130,dark,more,false');
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({ theme: 'dark' });
  expect(consoleError).not.toHaveBeenCalled();
});
