import { afterEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const WRITTEN = `<a href="#main">ข้าม</a><a href="/a">ข่าว</a><a href="/b">ข่าว</a><button>เมนู</button>`;

afterEach(() => document.body.replaceChildren());

function written(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = WRITTEN;
  document.body.append(root);
  return root;
}

const drawAnew = async (root: HTMLElement, html: string) => {
  root.innerHTML = html;
  await Promise.resolve();
};

const focus = (root: HTMLElement, selector: string) =>
  root.querySelector<HTMLElement>(selector)?.focus();

test('what had the focus when the page was drawn anew has it again', async () => {
  const root = written();
  focus(root, '[href="#main"]');
  keepFocus(root);
  focus(root, '[href="/b"]');
  await drawAnew(root, WRITTEN);
  expect(document.activeElement).toBe(root.querySelector('[href="/b"]'));
});

test('what had the focus before the code came has it again', async () => {
  const root = written();
  focus(root, 'button');
  keepFocus(root);
  await drawAnew(root, WRITTEN);
  expect(document.activeElement).toBe(root.querySelector('button'));
});

test('nothing is focused where nothing was, or where it is not there any more', async () => {
  const root = written();
  keepFocus(root);
  await drawAnew(root, WRITTEN);
  expect(document.activeElement).toBe(document.body);
  focus(root, '[href="/a"]');
  keepFocus(root);
  await drawAnew(root, '<a href="/c">ข่าว</a>');
  expect(document.activeElement).toBe(document.body);
});

test('a page that changes later leaves the focus alone', async () => {
  const root = written();
  keepFocus(root);
  await drawAnew(root, WRITTEN);
  focus(root, '[href="/a"]');
  await drawAnew(root, WRITTEN);
  expect(document.activeElement).toBe(document.body);
});
