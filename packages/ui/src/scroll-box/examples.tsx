import type { Example, Guide } from '../examples/example.ts';
import { ScrollBox } from './scroll-box.tsx';

export const guide: Guide = {
  name: 'กรอบที่เลื่อนได้',
  good: 'บอกให้รู้ว่าเลื่อนไปทางขวาได้ และเลื่อนด้วยแป้นพิมพ์ได้',
  bad: 'อย่าใช้กับข้อความธรรมดาที่ตัดบรรทัดได้',
};

export const examples: Example[] = [
  {
    title: 'เอกสารที่กว้างกว่าหน้าจอ',
    node: () => (
      <ScrollBox label="ใบนำส่งเงิน เลื่อนไปทางขวาเพื่อดูส่วนที่เหลือ">
        <p className="nowrap">จำนวนเงินที่นำส่งทั้งสิ้น (สองแสนหนึ่งหมื่นสามพันเจ็ดร้อยหกสิบเอ็ดบาทสามสิบหกสตางค์)</p>
      </ScrollBox>
    ),
  },
];
