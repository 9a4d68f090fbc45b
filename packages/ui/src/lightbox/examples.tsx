import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { Lightbox } from './lightbox.tsx';

const CAPTIONS = ['พิธีเปิด', 'มอบทุน', 'ถ่ายภาพร่วมกัน'];

function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <Button onClick={() => setIndex(0)}>เปิดอัลบั้ม</Button>
      <Lightbox
        title="ภาพงานมอบทุน"
        index={index}
        captions={CAPTIONS}
        onMove={setIndex}
        onClose={() => setIndex(undefined)}
        renderPicture={(index) => (
          <svg viewBox="0 0 160 100" role="img" aria-label={CAPTIONS[index]}>
            <rect width="160" height="100" fill="var(--green-100)" />
            <circle cx={40 + index * 40} cy="50" r="24" fill="var(--gold-500)" />
          </svg>
        )}
      />
    </>
  );
}

export const shown: Shown = {
  name: 'อัลบั้มภาพ',
  good: 'เขียนคำบรรยายให้ทุกภาพ และเลื่อนด้วยแป้นพิมพ์ได้',
  bad: 'อย่าเลื่อนภาพเองโดยที่ผู้ดูไม่ได้กด',
  examples: {
    อัลบั้มภาพทีละภาพ: <Demo />,
  },
};
