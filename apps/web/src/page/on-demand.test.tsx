import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

const WRITTEN = '<div class="stack">as the server wrote it</div>';

interface Props {
  readonly of: { readonly words: string };
  readonly opened?: boolean;
}

/** Takes over what the server wrote; returns a function that renders it again. */
async function takeOver(props: Props) {
  const load = vi.fn(async () => ({ words }: { words: string }) => <p>{words}</p>);
  const Part = onDemand(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = WRITTEN;
  const consoleError = vi.spyOn(console, 'error');
  const shown = render(<Part {...props} />, { container, hydrate: true });
  expect(consoleError).not.toHaveBeenCalled();
  return {
    load,
    html: () => container.innerHTML,
    again: (next: Props) => act(async () => shown.rerender(<Part {...next} />)),
  };
}

const of = { words: 'live' };
const LIVE = '<div class="stack"><p>live</p></div>';
const use = () => act(async () => void fireEvent.pointerDown(document.body));

test('what the server wrote stays untouched until the page is used', async () => {
  const { load, html, again } = await takeOver({ of });
  await again({ of: { words: 'live' } });
  expect(load).not.toHaveBeenCalled();
  expect(html()).toBe(WRITTEN);
  await use();
  expect(html()).toBe(LIVE);
});

test('a part behind a press waits for it', async () => {
  const { html, again } = await takeOver({ of, opened: false });
  await use();
  expect(html()).toBe(WRITTEN);
  await again({ of, opened: true });
  expect(html()).toBe(LIVE);
});

test('a part that shows something else is loaded at once', async () => {
  const { html, again } = await takeOver({ of: { words: 'old' }, opened: false });
  await again({ of, opened: false });
  expect(html()).toBe(LIVE);
});

test('without a connection it stays as it is written', async () => {
  const Part = onDemand<{ words: string }>(() => Promise.reject(new Error('offline')));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = WRITTEN;
  render(<Part of={of} />, { container, hydrate: true });
  await use();
  expect(container.innerHTML).toBe(WRITTEN);
});

test('a page that is rendered in the browser has it at once', async () => {
  const Part = onDemand(async () => ({ words }: { words: string }) => <p>{words}</p>);
  render(<Part of={of} opened={false} />);
  await screen.findByText('live');
});
