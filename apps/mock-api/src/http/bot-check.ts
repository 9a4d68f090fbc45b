import { invalid } from './wire-error.ts';

/** There is no provider to ask: every token but one passes. That it is not empty is the schema's business. */
export function checkBot(token: string): void {
  if (token === 'always-fail') {
    throw invalid({ recaptcha: ['ยืนยันไม่สำเร็จ กรุณาลองใหม่อีกครั้ง'] });
  }
}
