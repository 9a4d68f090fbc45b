/** Shown once when a session is over; the suffix ` catch` marks a check whose request failed (specification 8). */
export const EXPIRED_TEXT = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
