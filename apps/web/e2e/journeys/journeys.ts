import type { Place } from '../walk/places.ts';
import type { Step } from './steps.ts';

interface Journey {
  readonly name: string;
  readonly from: Place;
  readonly steps: readonly Step[];
}

const anybody = (path: string): Place => ({ at: path, area: 'none' });
const member = (path: string, who = '00001'): Place => ({ at: path, area: 'member', who });
const agency = (path: string): Place => ({ at: path, area: 'membergroup', who: '80010001' });

/** Tasks that people do most, and must not be left alone with. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a member signs in, mistypes the password first, and reads the overview',
    from: anybody('/member/logon'),
    steps: [
      ['type', 'เลขทะเบียนสมาชิก', '1'],
      ['type', 'รหัสผ่าน', 'wrong-one'],
      ['press', 'เข้าสู่ระบบ'],
      ['read', 'ไม่ถูกต้อง'],
      ['type', 'รหัสผ่าน', 'demo1234'],
      ['press', 'เข้าสู่ระบบ'],
      ['read', 'ภาพรวม'],
      ['read', '959,867.89'],
    ],
  },
  {
    name: 'a member looks at a loan and comes back to the list',
    from: member('/member/loan'),
    steps: [
      ['read', '959,867.89'],
      ['press', 'สม.2569/64542'],
      ['read', 'หนี้ที่ลดลง และวันที่คาดว่าชำระหมด'],
      ['read', '939,700.00'],
      ['back'],
      ['read', '959,867.89'],
    ],
  },
  {
    name: 'a member goes back from what was typed, is asked, stays, and leaves',
    from: member('/member/status'),
    steps: [
      ['press', 'เปลี่ยนรหัสผ่าน'],
      ['type', 'รหัสผ่านเดิม', 'demo1234'],
      ['back'],
      ['read', 'ออกจากหน้านี้หรือไม่'],
      ['press', 'กรอกต่อ'],
      ['not', 'ออกจากหน้านี้หรือไม่'],
      ['read', 'พิมพ์รหัสผ่านใหม่อีกครั้ง'],
      ['back'],
      ['press', 'ออกจากหน้านี้'],
      ['read', '480,200.00'],
    ],
  },
  {
    name: 'a member who came by a link goes back from what lies over the page, and is still there',
    from: member('/member/coll'),
    steps: [
      // The page that it began with, behind which there is another document.
      ['back'],
      ['press', '1,925,000.00'],
      ['read', 'ที่มาของวงเงินค้ำประกันคงเหลือ'],
      ['back'],
      ['not', 'ที่มาของวงเงินค้ำประกันคงเหลือ'],
      ['read', '1,925,000.00'],
    ],
  },
  {
    name: 'a member turns a tablet upright and back, and has the menu beside the page again',
    from: member('/member/loan', '00002'),
    steps: [
      ['turn', 'across'],
      ['read', 'แผนการเงินถึงวันเกษียณ'],
      ['turn', 'upright'],
      ['not', 'แผนการเงินถึงวันเกษียณ'],
      ['turn', 'across'],
      ['read', 'แผนการเงินถึงวันเกษียณ'],
    ],
  },
  {
    name: 'a member searches the shares, and finds the search again',
    from: member('/member/share'),
    steps: [
      ['press', 'ทั้งหมด'],
      ['type', 'ค้นหา', 'ซื้อหุ้นพิเศษ'],
      ['read', 'จาก 358 รายการ'],
      ['reload'],
      ['holds', 'ค้นหา', 'ซื้อหุ้นพิเศษ'],
    ],
  },
  {
    name: 'a member asks for shares all the way, and the request is listed',
    from: member('/member/requestpromoney'),
    steps: [
      ['choose', 'ต้องการทำอะไร', 'ซื้อหุ้นเพิ่ม'],
      ['type', 'จำนวนเงิน (บาท)', '1000'],
      ['press', 'ตรวจทานคำขอ'],
      ['read', 'ซื้อหุ้นเพิ่ม 1,000.00 บาท หรือไม่'],
      ['press', 'ยืนยันส่งคำขอ'],
      ['read', 'ซื้อหุ้นเพิ่ม R2569-000001'],
      ['reload'],
      ['read', 'ซื้อหุ้นเพิ่ม R2569-000001'],
    ],
  },
  {
    name: 'a member opens the bill of another month',
    from: member('/member/kep'),
    steps: [
      ['choose', 'เดือน', 'มกราคม 2569'],
      ['read', 'ยอดเรียกเก็บ มกราคม 2569'],
      ['reload'],
      ['read', 'ยอดเรียกเก็บ มกราคม 2569'],
    ],
  },
  {
    name: 'a member reads an account, its balance and its movements',
    from: member('/member/deposit'),
    steps: [['press', '01-2-29101-9'], ['read', '53,843.61'], ['back'], ['read', '61,948.37']],
  },
  {
    name: 'a member opens the settings, and Esc closes them',
    from: member('/member/status'),
    steps: [
      ['press', 'ซ่อนจำนวนเงิน'],
      ['not', '959,867.89'],
      ['reload'],
      ['not', '959,867.89'],
      ['press', 'แสดงจำนวนเงิน'],
      ['read', '959,867.89'],
    ],
  },
  {
    name: 'a member signs out, and going back shows nothing',
    from: member('/member/share'),
    steps: [
      ['read', '480,200.00'],
      ['press', 'ออกจากระบบ'],
      ['read', 'เข้าสู่ระบบสมาชิก'],
      ['back'],
      ['not', '480,200.00'],
    ],
  },
  {
    name: 'anybody reckons a loan of a kind, which stays chosen',
    from: anybody('/loancal'),
    steps: [
      ['choose', 'ประเภทเงินกู้', 'เงินกู้สามัญ'],
      ['holds', 'อัตราดอกเบี้ย (% ต่อปี)', '5.50'],
      ['holds', 'ประเภทเงินกู้', 'เงินกู้สามัญ'],
      ['type', 'วงเงินกู้ (บาท)', '200000'],
      ['holds', 'ประเภทเงินกู้', 'เงินกู้สามัญ'],
      ['read', 'ผลการคำนวณ'],
    ],
  },
  {
    name: 'anybody asks on the board, and what is missing is said',
    from: anybody('/boardPost'),
    steps: [
      ['press', 'ส่งกระทู้'],
      ['read', 'ยังส่งกระทู้ไม่ได้'],
      ['type', 'หัวข้อ', 'ถามเรื่องปันผล'],
      ['type', 'รายละเอียด', 'ปันผลปีนี้จ่ายวันใด'],
      ['press', 'ส่งกระทู้'],
      ['read', 'ถามเรื่องปันผล'],
    ],
  },
  {
    name: 'anybody searches the site',
    from: anybody('/search'),
    steps: [
      ['open', '/search?q=ปันผล'],
      ['read', 'ผลการค้นหา “ปันผล”'],
      ['back'],
      ['read', 'ค้นหาในเว็บไซต์'],
    ],
  },
  {
    name: 'an agency reads its sheet of the month and goes on to the letter',
    from: agency('/membergroup/keeprep'),
    steps: [
      ['read', 'นายสมชาย ใจงาม'],
      ['press', 'หนังสือนำส่ง'],
      ['read', 'ผู้อำนวยการโรงเรียนบ้านตัวอย่าง'],
    ],
  },
];
