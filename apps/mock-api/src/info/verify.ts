import type { HandlersOf } from '../call/handler.ts';
import { invalid, refusal } from '../call/wire-error.ts';
import { verifyCode, verifyNumber } from '../paper/verify/find-paper.ts';

/** One message for all failures, so that it does not tell which papers exist. */
const UNKNOWN = 'ไม่พบเอกสารที่ตรงกับข้อมูลนี้ โปรดตรวจตัวเลขและตัวอักษรอีกครั้ง';
const NUMBER = 'กรุณากรอกเลขที่เอกสาร';
const CHECK = 'กรุณากรอกรหัสตรวจสอบ';

export const infoVerifyHandlers: HandlersOf<'infoVerifyKeys' | 'infoVerifyShow'> = {
  infoVerifyKeys: ({ world }) => ({
    keys: world.paperKeys.list.map(({ id, publicKey }) => ({ key_id: id, public_key: publicKey })),
  }),

  async infoVerifyShow({ body: { code, number = '', check = '' }, world }) {
    if (code === undefined && (!number || !check)) {
      throw invalid({ ...(!number && { number: [NUMBER] }), ...(!check && { check: [CHECK] }) });
    }
    const isCode = code !== undefined;
    const found = await (isCode ? verifyCode(world, code) : verifyNumber(world, number, check));
    if (!found) throw refusal(404, UNKNOWN);
    return found;
  },
};
