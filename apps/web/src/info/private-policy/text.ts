import { collection, purposes } from './text-purposes.ts';
import { keeping, rights } from './text-rights.ts';

/** Every Thai word of the privacy notice; its sections are in text-purposes.ts and text-rights.ts. */
export const text = {
  title: 'นโยบายความเป็นส่วนตัว',
  /** ISO; shown in Thai. */
  effectiveDate: '2026-11-21',
  effective: (date: string) => `มีผลตั้งแต่วันที่ ${date}`,
  intro: (coop: string) => [
    `${coop} (ต่อไปเรียกว่า “สหกรณ์”) ดูแลข้อมูลส่วนบุคคลของสมาชิกและผู้เกี่ยวข้องตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 ในฐานะ “ผู้ควบคุมข้อมูลส่วนบุคคล” คือผู้ตัดสินใจว่าจะเก็บข้อมูลใด และใช้อย่างไร`,
    'เอกสารนี้อธิบายด้วยถ้อยคำที่เข้าใจง่ายว่า สหกรณ์เก็บข้อมูลอะไรของท่าน นำไปใช้ทำอะไร เก็บไว้นานเท่าใด เปิดเผยแก่ใคร และท่านมีสิทธิอย่างไร',
  ],
  sections: [...collection, ...purposes, ...keeping, ...rights],
  contact: {
    title: 'ติดต่อเรื่องข้อมูลส่วนบุคคล',
    intro:
      'หากท่านมีข้อสงสัย ต้องการใช้สิทธิ หรือพบว่าข้อมูลของท่านไม่ถูกต้อง โปรดติดต่อสหกรณ์ในวันและเวลาทำการ เจ้าหน้าที่ยินดีช่วยเหลือ',
  },
  related: 'อ่านนโยบายคุกกี้',
} as const;
