import Download from 'lucide-react/icons/download';
import { Amount } from '../amount/amount.tsx';
import { Button } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { Card } from './card.tsx';

export const shown: Shown = {
  name: 'การ์ด',
  good: 'รวมเรื่องเดียวกันไว้ในการ์ดเดียว และให้หัวเรื่องบอกว่าคืออะไร',
  bad: 'อย่าซ้อนการ์ดไว้ในการ์ด',
  examples: {
    การ์ดที่มีหัวเรื่องและปุ่ม: (
      <Card
        title="เงินกู้สามัญ สม.2569/00123"
        headingLevel={3}
        actions={
          <Button variant="quiet" icon={<Download />}>
            ดาวน์โหลด
          </Button>
        }
      >
        <p>
          เงินต้นคงเหลือ <Amount satang={97_320_000} size="l" unit="บาท" />
        </p>
      </Card>
    ),
  },
};
