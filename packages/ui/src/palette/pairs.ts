type Bar = 7 | 4.5 | 3;

/** An ink on a ground, and the contrast that it needs: text 7, large text and controls 4.5, lines 3. */
export type ColourPair = { name: string; ink: string; ground: string; bar: Bar };

const pair = (name: string, ink: string, ground: string, bar: Bar): ColourPair => ({
  name,
  ink,
  ground,
  bar,
});

export const COLOUR_PAIRS: readonly ColourPair[] = [
  pair('ตัวอักษรและตัวเลขบนพื้นกระดาษ', 'ink-900', 'paper', 7),
  pair('ตัวอักษรและตัวเลขบนการ์ด', 'ink-900', 'card', 7),
  pair('คำกำกับบนพื้นกระดาษ', 'ink-700', 'paper', 7),
  pair('คำกำกับบนการ์ด', 'ink-700', 'card', 7),
  pair('หมายเหตุบนพื้นกระดาษ', 'ink-500', 'paper', 7),
  pair('หมายเหตุบนการ์ด', 'ink-500', 'card', 7),
  pair('ลิงก์บนพื้นกระดาษ', 'green-700', 'paper', 7),
  pair('ลิงก์บนการ์ด', 'green-700', 'card', 7),
  pair('ปุ่มรองเมื่อชี้', 'green-700', 'green-50', 4.5),
  pair('ปุ่มเงียบเมื่อชี้', 'green-700', 'green-100', 4.5),
  pair('ปุ่มหลัก', 'on-green', 'green-700', 7),
  pair('ปุ่มหลักเมื่อชี้', 'on-green', 'green-600', 4.5),
  pair('ปุ่มอันตราย', 'on-danger', 'danger', 7),
  pair('ปุ่มอันตรายเมื่อชี้', 'on-danger', 'negative', 4.5),
  pair('ชื่อสหกรณ์บนแถบ', 'on-bar', 'green-800', 7),
  pair('ชื่อรองบนแถบ', 'green-200', 'green-800', 7),
  pair('ตัวอักษรย่อในตรา', 'seal-ink', 'on-bar', 7),
  pair('วงในของตรา', 'seal-ring', 'on-bar', 3),
  pair('เมนูที่เลือกอยู่', 'green-950', 'green-100', 7),
  pair('ข้อความในแถบข้อควรทราบ', 'ink-700', 'green-50', 7),
  pair('หัวข้อในแถบข้อควรทราบ', 'ink-900', 'green-50', 7),
  pair('คำสีทองบนพื้นทอง', 'gold-700', 'gold-100', 7),
  pair('เส้นทองบนกระดาษ', 'gold-500', 'paper', 3),
  pair('เส้นทองบนการ์ด', 'gold-500', 'card', 3),
  pair('ขอบช่องกรอกบนการ์ด', 'edge', 'card', 3),
  pair('ขอบช่องกรอกบนกระดาษ', 'edge', 'paper', 3),
  pair('ป้ายทางบวก', 'positive', 'positive-bg', 7),
  pair('ป้ายทางลบ', 'negative', 'negative-bg', 7),
  pair('ป้ายรอดำเนินการ', 'waiting', 'waiting-bg', 7),
  pair('ป้ายสีเทา', 'muted', 'muted-bg', 7),
  pair('เงินเข้าบนการ์ด', 'positive', 'card', 7),
  pair('เงินออกบนการ์ด', 'negative', 'card', 7),
  pair('ข้อผิดพลาดบนกระดาษ', 'negative', 'paper', 7),
  pair('ข้อความในแถบรอดำเนินการ', 'ink-700', 'waiting-bg', 7),
  pair('ข้อความในแถบไม่สำเร็จ', 'ink-700', 'negative-bg', 7),
  pair('ข้อความในแถบสำเร็จ', 'ink-700', 'positive-bg', 7),
  pair('ข้อความในช่องที่แก้ไม่ได้', 'ink-900', 'muted-bg', 7),
  pair('วงโฟกัสบนกระดาษ', 'focus', 'paper', 3),
  pair('วงโฟกัสบนการ์ด', 'focus', 'card', 3),
  pair('ช่องว่างของวงโฟกัสบนแถบ', 'on-bar', 'green-800', 3),
  pair('เส้นกราฟบนพื้นใต้เส้น', 'green-700', 'green-100', 3),
  pair('ส่วนที่ 1 ของแถบ', 'part-1', 'card', 3),
  pair('ส่วนที่ 3 ของแถบ', 'part-3', 'card', 3),
  pair('ส่วนที่ 5 ของแถบ', 'part-5', 'card', 3),
];

/** Every colour of tokens.css, in its order; a test holds the two together. */
export const COLOUR_TOKENS: readonly string[] = [
  ...['green-950', 'green-800', 'green-700', 'green-600', 'green-200', 'green-100', 'green-50'],
  ...[
    'on-green',
    'on-bar',
    'seal-ring',
    'seal-ink',
    'gold-700',
    'gold-500',
    'gold-300',
    'gold-100',
  ],
  ...['ink-900', 'ink-700', 'ink-500', 'line', 'line-strong', 'edge', 'paper', 'card'],
  ...['positive', 'positive-bg', 'negative', 'negative-bg', 'waiting', 'waiting-bg'],
  ...['muted', 'muted-bg', 'danger', 'on-danger', 'focus', 'veil'],
  ...['part-1', 'part-2', 'part-3', 'part-4', 'part-5', 'part-6'],
];
