import { deviceStorage } from './storage/storage.ts';

/** Returns what is said once somebody has signed in, and how long it holds where the browser keeps nothing. */
export const signedInText = (): string =>
  deviceStorage.isDenied()
    ? 'เข้าสู่ระบบแล้ว เบราว์เซอร์นี้ไม่ยอมให้เก็บข้อมูล หากโหลดหน้านี้ใหม่ ต้องเข้าสู่ระบบอีกครั้ง'
    : 'เข้าสู่ระบบแล้ว';
