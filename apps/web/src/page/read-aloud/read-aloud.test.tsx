import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ReadAloud } from './read-aloud.tsx';

/** A browser's voices, which jsdom has none of. What is to be said is told, and said when the test wants. */
function giveVoices(...voices: { lang: string; localService: boolean }[]) {
  class Utterance {
    voice?: unknown;
    lang = '';
    onend?: () => void;
    onerror?: () => void;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const utterances: Utterance[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => utterances.push(utterance),
    cancel,
  });
  return { said: utterances, cancel };
}

function Page() {
  const region = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={region}>
        <h2>
          30 พ.ย. 2569 หัก <span>1,500.00</span> บาท
        </h2>
        <p aria-hidden="true">••••</p>
        <dl>
          <dt>หุ้น</dt>
          <dd>480,200.00</dd>
          <dd>
            <a href="#more">รายละเอียด</a>
          </dd>
        </dl>
      </div>
      <ReadAloud region={region} of="ภาพรวม" />
    </>
  );
}

const THAI = { lang: 'th_TH', localService: true };

test('[ABI-10] what stands on the page is said, amounts in words, and the button is itself again', async () => {
  const { said } = giveVoices(THAI);
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'อ่านให้ฟัง ภาพรวม' }));
  await vi.waitFor(
    () =>
      expect(said.map(({ text }) => text)).toEqual([
        '30 พฤศจิกายน 2569 หัก หนึ่งพันห้าร้อยบาท',
        'หุ้น',
        'สี่แสนแปดหมื่นสองร้อยบาท',
      ]),
    30_000,
  );
  expect(screen.getByRole('button', { name: 'หยุดอ่าน ภาพรวม' })).toBeDefined();
  said.at(-1)?.onend?.();
  expect(await screen.findByRole('button', { name: 'อ่านให้ฟัง ภาพรวม' })).toBeDefined();
});

test('[ABI-10] a second press stops it, and so does leaving', async () => {
  const { said, cancel } = giveVoices(THAI);
  const { unmount } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'อ่านให้ฟัง ภาพรวม' }));
  await vi.waitFor(() => expect(said.length).toBe(3), 30_000);
  cancel.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'หยุดอ่าน ภาพรวม' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'อ่านให้ฟัง ภาพรวม' }));
  await vi.waitFor(() => expect(said.length).toBe(6), 30_000);
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('[ABI-10] it waits when told so, and goes on with the sentence it was in', async () => {
  const { said, cancel } = giveVoices(THAI);
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'อ่านให้ฟัง ภาพรวม' }));
  await vi.waitFor(() => expect(said.length).toBe(3), 30_000);
  said[0]?.onend?.();
  cancel.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'พักอ่าน ภาพรวม' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  // What a browser tells of the sentences that it was made to drop.
  said[1]?.onerror?.();
  await userEvent.click(screen.getByRole('button', { name: 'อ่านต่อ ภาพรวม' }));
  expect(said.slice(3).map(({ text }) => text)).toEqual(['หุ้น', 'สี่แสนแปดหมื่นสองร้อยบาท']);
  said.at(-1)?.onend?.();
  expect(await screen.findByRole('button', { name: 'อ่านให้ฟัง ภาพรวม' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'พักอ่าน ภาพรวม' })).toBeNull();
});

test.each([
  ['no voices', []],
  ['no Thai one', [{ lang: 'en-US', localService: true }]],
  ['a Thai one that speaks from elsewhere', [{ lang: 'th-TH', localService: false }]],
])('[ABI-10] with %s there is no button', (_, voices) => {
  giveVoices(...voices);
  render(<Page />);
  expect(screen.queryByRole('button')).toBeNull();
});
