import { UNREADABLE } from './raw-table.ts';

// What a file is, by what stands in it and not by its name: its kind is said, and no advice that its sender has followed.

const starts = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Tells to save a file as a workbook; of one that is called so already, that its name does not make it one. */
function saveAsWorkbook(name: string): string {
  const isCalledSo = /\.xlsx$/i.test(name);
  return `${isCalledSo ? 'การเปลี่ยนชื่อเป็น .xlsx ไม่ได้เปลี่ยนชนิดของไฟล์ ' : ''}กรุณาเปิดใน Excel หรือ LibreOffice แล้วสั่ง บันทึกเป็น เลือกชนิด Excel Workbook (.xlsx)`;
}

const say = (kind: string, name: string) => `ไฟล์นี้เป็น${kind} ${saveAsWorkbook(name)}`;

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const SIGNATURES: readonly (readonly [kind: string, signature: readonly number[]])[] = [
  ['ไฟล์ PDF ไม่ใช่ตาราง', [0x25, 0x50, 0x44, 0x46]],
  ['รูปภาพ ไม่ใช่ตาราง', [0xff, 0xd8, 0xff]],
  ['รูปภาพ ไม่ใช่ตาราง', [0x89, 0x50, 0x4e, 0x47]],
  ['เอกสาร RTF ไม่ใช่ตาราง', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['ไฟล์บีบอัด', [0x52, 0x61, 0x72, 0x21]],
  ['ไฟล์บีบอัด', [0x37, 0x7a, 0xbc, 0xaf]],
  ['ไฟล์บีบอัด', [0x1f, 0x8b]],
];

/** Name by which a workbook with a password names the part that holds it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns in words why a file of this kind is not read; undefined for a workbook and for text. */
export function notReadable(bytes: Uint8Array, name: string): string | undefined {
  if (bytes.length === 0) return 'ไฟล์ว่างเปล่า';
  if (starts(bytes, OLE)) {
    return Buffer.from(bytes).includes(ENCRYPTED)
      ? 'ไฟล์นี้ใส่รหัสผ่านไว้ กรุณาเปิดไฟล์ ยกเลิกรหัสผ่าน แล้วบันทึกอีกครั้ง'
      : say('ไฟล์ Office แบบเก่า (เช่น .xls)', name);
  }
  const found = SIGNATURES.find(([, signature]) => starts(bytes, signature));
  return found && say(found[0], name);
}

const PARTS: readonly (readonly [kind: string, part: RegExp])[] = [
  ['ตาราง OpenDocument (.ods)', /^(mimetype|content\.xml)$/],
  ['สมุดงานแบบไบนารี (.xlsb)', /^xl[/\\]workbook\.bin$/i],
  ['ตาราง Numbers ของ Apple', /^Index[/\\]/],
  ['เอกสาร Word ไม่ใช่ตาราง', /^word[/\\]/i],
  ['งานนำเสนอ ไม่ใช่ตาราง', /^ppt[/\\]/i],
];

/** Returns in words what an archive of these parts is that is no workbook; undefined for a workbook. */
export function notSheets(parts: readonly string[], name: string): string | undefined {
  const found = PARTS.find(([, part]) => parts.some((other) => part.test(other)));
  if (found) return say(found[0], name);
  if (parts.length === 0) return UNREADABLE;
  const isWorkbook = parts.some((part) => /^\[Content_Types\]\.xml$/i.test(part));
  return isWorkbook ? undefined : say('ไฟล์บีบอัด', name);
}

/** Kinds of text that begin with a tag. */
const TEXTS: readonly (readonly [kind: string, begins: RegExp, holds: RegExp])[] = [
  ['ตาราง XML ของ Excel รุ่นเก่า (XML Spreadsheet 2003)', /^<\?xml/i, /office:(?:spreadsheet|excel)/i],
  ['หน้าเว็บ (HTML) ไม่ว่าชื่อจะลงท้ายอย่างไร', /^</, /<(?:html|table|body|head|div)\b/i],
  ['หน้าเว็บที่เก็บไว้ (MHTML)', /^MIME-Version:/i, /html/i],
  ['ไฟล์ XML ไม่ใช่ตาราง', /^<\?xml/i, /</],
];

/** Returns in words what a text is that is no table of separated values. */
export function notSeparated(text: string, name: string): string | undefined {
  if (text.trim() === '') return 'ไฟล์ว่างเปล่า';
  if (/\?{4}/.test(text) && !/[ก-๙]/.test(text)) {
    return `ตัวอักษรไทยในไฟล์นี้กลายเป็น ? ทั้งหมด เพราะบันทึกด้วยรหัสอักษรที่ไม่มีภาษาไทย กรุณาเปิดไฟล์เดิม (ไม่ใช่ไฟล์นี้) แล้วบันทึกเป็น Excel Workbook (.xlsx)`;
  }
  const start = text.slice(0, 20_000).trim();
  const found = TEXTS.find(([, begins, holds]) => begins.test(start) && holds.test(start));
  if (found) return say(found[0], name);
  return text.includes('\0') ? say('ไฟล์ที่ไม่ใช่ตาราง', name) : undefined;
}
