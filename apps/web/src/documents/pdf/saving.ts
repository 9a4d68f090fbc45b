import { notify } from '../../toasts/notify.ts';

/** Returns why no file was made, and what to do. */
function failureWords(kind: string): string {
  if (navigator.onLine) return 'บันทึกไฟล์ไม่สำเร็จ กรุณาลองใหม่';
  return `ขณะนี้ออฟไลน์ ยังทำไฟล์ ${kind.toUpperCase()} ไม่ได้ กรุณาลองใหม่เมื่อมีอินเทอร์เน็ต`;
}

/** Saves a file, and says that it is done or why not. */
export async function saying(kind: string, save: () => Promise<void>): Promise<void> {
  try {
    await save();
    notify.success('บันทึกไฟล์แล้ว');
  } catch {
    notify.error(failureWords(kind));
  }
}
