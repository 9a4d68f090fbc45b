import type { MemberSession } from '@coop/contracts/member/auth';
import type { BeneficiaryDocument } from '@coop/contracts/member/gian';
import { formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFile } from '@coop/papers/paper';
import { fileName } from '../../documents/export/file-name.ts';
import { paperTable } from '../../tables/paper-table.ts';
import { heirColumns } from './heir-columns.tsx';
import { text } from './text.ts';

const TITLE = 'หนังสือแต่งตั้งผู้รับโอนประโยชน์';
const long = (day: string) => formatThaiDate(day, 'long').replaceAll(' ', '\u00a0');

interface Form {
  readonly document: BeneficiaryDocument;
  readonly asOf: string;
  /** Of the member whose appointment it is. */
  readonly session: Pick<MemberSession, 'member' | 'membership_no'>;
}

/** The appointment, a copy from the register. */
export function formFile({ document, asOf, session }: Form): PaperFile {
  const { prename, member_name, member_surname } = session.member;
  const name = `${prename}${member_name} ${member_surname}`;
  const no = session.membership_no;
  const { beneficiaries, covers, document_no, appointed_date, verification } = document;
  return {
    name: fileName({ title: TITLE, no, when: formatThaiDate(appointed_date) }),
    papers: [
      {
        verification,
        title: TITLE,
        stamp: 'สำเนาจากทะเบียน',
        sub: `เลขที่ ${document_no} ทำเมื่อวันที่ ${long(appointed_date)}`,
        owner: name,
        blocks: [
          {
            kind: 'text',
            text: `ข้าพเจ้า ${name} สมาชิกเลขทะเบียน ${no} ได้แสดงเจตนาไว้ต่อสหกรณ์ว่า เมื่อข้าพเจ้าถึงแก่ความ\u2060ตาย ให้สหกรณ์โอนเงินและผลประโยชน์ต่อไปนี้ ซึ่งเหลือจากการหักหนี้ที่ข้าพเจ้ามีต่อสหกรณ์แล้ว ให้แก่บุคคลตามรายชื่อและสัดส่วนข้างล่าง`,
            look: 'indent',
          },
          ...covers.map(
            (cover, index) =>
              ({ kind: 'text', text: `${index + 1}. ${cover}`, look: 'indent' }) as const,
          ),
          paperTable(
            { totalsLabel: text.whole, columns: heirColumns(beneficiaries), rows: beneficiaries },
            { satang: formatSatang },
          ),
          {
            kind: 'text',
            text: `สำเนานี้พิมพ์จากทะเบียนของสหกรณ์ ณ วันที่ ${long(asOf)} เพื่อให้สมาชิกตรวจสอบ ใช้แทนต้นฉบับไม่ได้ เลขประจำตัวประชาชนปิดบังไว้บางส่วน`,
            look: 'indent',
          },
          {
            kind: 'signatures',
            people: [{ role: 'สมาชิกผู้ตรวจสอบ', name }, { role: 'เจ้าหน้าที่ทะเบียน' }],
          },
        ],
      },
    ],
  };
}
