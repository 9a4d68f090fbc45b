import { titleOf } from '@coop/addresses/title';

/** Thai words around the privacy notice, which is the deployment's own. */
export const text = {
  title: titleOf('/privacy-policy/private-policy'),
  missing: {
    title: 'สหกรณ์ยังไม่ได้เผยแพร่นโยบายความเป็นส่วนตัวในเว็บไซต์นี้',
    more: 'หากท่านต้องการทราบว่าสหกรณ์ใช้ข้อมูลของท่านอย่างไร โปรดสอบถามตามช่องทางด้านล่าง',
  },
} as const;
