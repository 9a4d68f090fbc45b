import type { Shown } from '../examples/example.ts';
import { HideAmountsProvider } from '../hide-amounts/hide-amounts.tsx';
import { Amount } from './amount.tsx';

const column = { display: 'grid', justifyItems: 'end', inlineSize: 'fit-content' } as const;

export const shown: Shown = {
  name: 'จำนวนเงิน',
  good: 'เขียนทศนิยมสองตำแหน่งและจัดชิดขวา เพื่อให้เทียบหลักกันได้',
  bad: 'อย่าใช้สีแดงหรือเขียวแทนเครื่องหมายบวกและลบ',
  examples: {
    จำนวนเงินสี่ขนาด: (
      <div style={column}>
        <Amount satang={97_320_000} size="xl" unit="บาท" />
        <Amount satang={1_530_822} size="l" unit="บาท" />
        <Amount satang={150_000} />
        <Amount satang={32_000} size="s" />
      </div>
    ),
    'เพิ่ม ลด และไม่มีข้อมูล': (
      <div style={column}>
        <Amount satang={150_000} signed />
        <Amount satang={-300_000} signed />
        <Amount satang={0} signed />
        <Amount satang={null} />
      </div>
    ),
    ซ่อนจำนวนเงิน: (
      <HideAmountsProvider hidden>
        <Amount satang={97_320_000} size="xl" unit="บาท" />
      </HideAmountsProvider>
    ),
  },
};
