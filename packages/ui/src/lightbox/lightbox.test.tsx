import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Lightbox } from './lightbox.tsx';

const CAPTIONS = ['ก', 'ข', 'ค'];

function Album() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        เปิด
      </button>
      <Lightbox
        title="อัลบั้ม"
        index={index}
        captions={CAPTIONS}
        onMove={setIndex}
        onClose={() => setIndex(undefined)}
        renderPicture={(index) => <img alt={`ภาพ ${CAPTIONS[index]}`} />}
      />
    </>
  );
}

async function openAlbum() {
  render(<Album />);
  await userEvent.click(screen.getByText('เปิด'));
}

const shown = () => screen.getByRole('img').getAttribute('alt');

test('it opens at the picture that was asked for and says which it is', async () => {
  await openAlbum();
  expect(shown()).toBe('ภาพ ข');
  expect(screen.getByRole('status').textContent).toBe('ภาพที่ 2 จาก 3 ข');
});

test.each([
  ['{ArrowRight}', 'ภาพ ค'],
  ['{ArrowRight}{ArrowRight}', 'ภาพ ก'],
  ['{ArrowLeft}{ArrowLeft}', 'ภาพ ค'],
  ['{Home}', 'ภาพ ก'],
  ['{End}', 'ภาพ ค'],
  ['{PageDown}', 'ภาพ ข'],
])('the keys %s lead to %s', async (keys, picture) => {
  await openAlbum();
  screen.getByText('ปิด').focus();
  await userEvent.keyboard(keys);
  expect(shown()).toBe(picture);
});

test('buttons do the same, and closing takes the picture away', async () => {
  await openAlbum();
  await userEvent.click(screen.getByText('ถัดไป'));
  expect(shown()).toBe('ภาพ ค');
  await userEvent.click(screen.getByText('ก่อนหน้า'));
  expect(shown()).toBe('ภาพ ข');
  await userEvent.click(screen.getByText('ปิด'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('a finger to the left brings the next picture; a short touch or the mouse does not', async () => {
  await openAlbum();
  const stage = screen.getByRole('img').parentElement ?? document.body;
  const drag = (from: number, to: number, pointerType = 'touch') => {
    fireEvent.pointerDown(stage, { clientX: from, pointerType });
    fireEvent.pointerUp(stage, { clientX: to, pointerType });
  };
  drag(200, 180);
  drag(200, 20, 'mouse');
  expect(shown()).toBe('ภาพ ข');
  drag(200, 100);
  expect(shown()).toBe('ภาพ ค');
  drag(100, 200);
  expect(shown()).toBe('ภาพ ข');
});
