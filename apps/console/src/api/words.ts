/** The viewer's own words; it has no other language than English. */
const WORDS: Readonly<Record<string, string>> = {
  'Try it out': 'ลองเรียก',
  Cancel: 'ยกเลิก',
  Execute: 'เรียก',
  Clear: 'ล้างผล',
  Reset: 'เริ่มใหม่',
  Authorize: 'ใส่ token',
  'Available authorizations': 'token ที่ใช้ได้',
  Close: 'ปิด',
  Logout: 'เอา token ออก',
  Parameters: 'พารามิเตอร์',
  'No parameters': 'ไม่มีพารามิเตอร์',
  Name: 'ชื่อ',
  Description: 'คำอธิบาย',
  'Request body': 'เนื้อหาคำขอ',
  Responses: 'คำตอบ',
  'Response body': 'เนื้อหาคำตอบ',
  'Response headers': 'header ของคำตอบ',
  'Request URL': 'ที่อยู่ที่เรียก',
  'Server response': 'คำตอบจาก mock',
  Code: 'status',
  Details: 'รายละเอียด',
  Links: 'ลิงก์',
  'No links': 'ไม่มีลิงก์',
  'Media type': 'ชนิดเนื้อหา',
  'Example Value': 'ตัวอย่าง',
  Schema: 'โครงสร้าง',
  Schemas: 'โครงสร้างทั้งหมด',
  Servers: 'เซิร์ฟเวอร์',
  Download: 'ดาวน์โหลด',
  'Request duration': 'เวลาที่ใช้',
  'Edit Value': 'แก้ค่า',
  Proprietary: 'สงวนสิทธิ์',
  'Loading...': 'กำลังโหลด…',
  required: 'จำเป็น',
  'Controls Accept header.': '',
  'No operations defined in spec!': 'ไม่มีการเรียกตามคำค้น',
};

const FILTER = 'Filter by tag or path';
const FILTER_THAI = 'กรองตามหมวดหรือที่อยู่';

/** Says of a text of the viewer the Thai one; what people wrote is left as it is. */
const thaiFor = (english: string): string | undefined => WORDS[english.trim()];

function translate(node: Node): void {
  if (node instanceof Element) {
    const filter = node.querySelector(`[placeholder="${FILTER}"]`);
    filter?.setAttribute('placeholder', FILTER_THAI);
  }
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    // Examples and answers are what goes over the wire.
    if (text.parentElement?.closest('pre, code, textarea, .opblock-summary')) continue;
    const thai = thaiFor(text.nodeValue ?? '');
    if (thai !== undefined) text.nodeValue = thai;
  }
}

/** Puts the viewer's own words into Thai, also those that come later. */
export function speakThai(viewer: Element): void {
  translate(viewer);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) translate(target.parentNode ?? target);
      for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(viewer, { childList: true, subtree: true, characterData: true });
}
