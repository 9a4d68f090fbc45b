import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SiteProvider } from '../../site/site.tsx';
import { SITE } from '../../testing/render-screen.tsx';
import { usePostForm } from './use-post-form.ts';

beforeEach(() => sessionStorage.clear());

test('what is changed after a lost answer is another text, and arrives', async () => {
  const server = new Map<string, string>();
  let answersToLose = 2;
  function Form() {
    const { form, send } = usePostForm({
      draft: 'a-form',
      empty: { text: '' },
      ids: { text: 'text' },
      submitId: 'send',
      async send({ text }, { key }) {
        // A key that is known says only that something with it has arrived.
        if (!server.has(key)) server.set(key, text);
        answersToLose -= 1;
        if (answersToLose >= 0) throw new TypeError('Failed to fetch');
        return undefined;
      },
    });
    return (
      <form onSubmit={send}>
        <input aria-label="ข้อความ" id="text" {...form.register('text')} />
        <button type="submit" id="send">
          ส่ง
        </button>
      </form>
    );
  }
  const user = userEvent.setup();
  render(
    <SiteProvider site={SITE}>
      <Form />
    </SiteProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'ข้อความ' });
  const send = () => user.click(screen.getByRole('button', { name: 'ส่ง' }));
  await user.type(field, 'หนึ่ง');
  await send();
  await send();
  expect([...server.values()]).toEqual(['หนึ่ง']);
  await user.type(field, 'สอง');
  await send();
  expect([...server.values()]).toEqual(['หนึ่ง', 'หนึ่งสอง']);
  expect(field).toHaveProperty('value', '');
});
