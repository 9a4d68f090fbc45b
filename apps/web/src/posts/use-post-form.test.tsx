import type { Result } from '@coop/contracts/entry/wire';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SiteProvider } from '../site/site.tsx';
import { SITE } from '../testing/render-screen.tsx';
import { WithCache } from '../testing/with-cache.tsx';
import { connectToasts } from '../toasts/notify.ts';
import { ownKeys } from './own-posts.ts';
import { usePostForm } from './use-post-form.ts';

beforeEach(() => sessionStorage.clear());

const SENT: Result = { rc_code: '1', rc_des: 'ส่งแล้ว' };

/** Shows a form of one field, whose texts go to `send`; returns how to fill in and send it, and who heard of it. */
function openForm(send: (text: string, key: string) => Result) {
  const heard: Result[] = [];
  function Form() {
    const form = usePostForm({
      kind: 'board',
      draft: 'a-form',
      empty: { text: '' },
      ids: { text: 'text' },
      submitId: 'send',
      shownToAll: ({ text }) => text,
      send: async ({ text }, { key }) => send(text, key),
      onSent: (answer) => void heard.push(answer),
    });
    const { error, ...input } = form.field('text');
    return (
      <form onSubmit={form.send}>
        <input aria-label="ข้อความ" {...input} />
        <button type="submit" id="send">
          ส่ง
        </button>
        {form.summary.errors.map(({ message }) => message)}
        {error}
      </form>
    );
  }
  render(
    <SiteProvider site={SITE}>
      <WithCache>
        <Form />
      </WithCache>
    </SiteProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'ข้อความ' });
  return {
    field,
    heard,
    type: (text: string) => user.type(field, text),
    press: () => user.click(screen.getByRole('button', { name: 'ส่ง' })),
  };
}

test('what is changed after a lost answer is another text, and arrives', async () => {
  const server = new Map<string, string>();
  let answersToLose = 2;
  const { field, type, press } = openForm((text, key) => {
    // A key that is known says only that something with it has arrived.
    if (!server.has(key)) server.set(key, text);
    answersToLose -= 1;
    if (answersToLose >= 0) throw new TypeError('Failed to fetch');
    return SENT;
  });
  await type('หนึ่ง');
  await press();
  await press();
  expect([...server.values()]).toEqual(['หนึ่ง']);
  await type('สอง');
  await press();
  expect([...server.values()]).toEqual(['หนึ่ง', 'หนึ่งสอง']);
  expect(field).toHaveProperty('value', '');
});

test('only a text that was taken is said to be, becomes one’s own, and is no longer in its field', async () => {
  const toasts: string[] = [];
  connectToasts(({ text }) => toasts.push(text));
  const keys: string[] = [];
  const answers = [{ rc_code: '0', rc_des: 'ส่งบ่อยเกินไป' }, SENT];
  const { field, heard, type, press } = openForm((_text, key) => {
    keys.push(key);
    return answers[keys.length - 1] ?? SENT;
  });
  await type('หนึ่ง');
  await press();
  await screen.findByText('ส่งบ่อยเกินไป');
  expect(field).toHaveProperty('value', 'หนึ่ง');
  expect([ownKeys('board'), toasts, heard]).toEqual([undefined, [], []]);
  await press();
  expect(field).toHaveProperty('value', '');
  expect([ownKeys('board'), toasts, heard]).toEqual([keys.slice(1), ['ส่งแล้ว'], [SENT]]);
});
