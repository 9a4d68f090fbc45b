import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../../people/names.ts';
import { workingDay } from './fill.ts';
import { list, type TopicPlan, table } from './plan.ts';
import type { PublishedTopic } from './published.ts';

/** A category without a default picture, so that the picture for unknown categories is used. */
export const ORGANIZATION = { key: 'organization', name: 'โครงสร้างองค์กร' } as const;

const EDUCATION_OFFICES = ['สพป.นศ.1', 'สพป.นศ.2', 'สพป.นศ.3', 'สพป.นศ.4', 'สพม.นศ.'] as const;

/** A unique name for the n-th post. */
function personOf(n: number): string {
  const isMan = n % 2 === 0;
  const names = isMan ? MALE_NAMES : FEMALE_NAMES;
  const name = names[(n * 7 + 3) % names.length];
  const surname = SURNAMES[(n * 3 + Math.floor(n / SURNAMES.length)) % SURNAMES.length];
  const title = isMan ? 'นาย' : n % 3 === 0 ? 'นางสาว' : 'นาง';
  return `${title}${name} ${surname}`;
}

function people(first: number, posts: readonly string[]): string {
  const rows = posts.map((post, index) => [personOf(first + index), post] as const);
  return table(['ชื่อ–สกุล', 'ตำแหน่ง'], ...rows);
}

const OFFICERS = [
  'ประธานกรรมการ',
  'รองประธานกรรมการ คนที่ 1',
  'รองประธานกรรมการ คนที่ 2',
  'เลขานุการ',
  'ผู้ช่วยเลขานุการ',
  'เหรัญญิก',
];

const MEMBERS = Array.from(
  { length: 9 },
  (_, index) => `กรรมการ (${EDUCATION_OFFICES[index % EDUCATION_OFFICES.length]})`,
);

const STAFF = [
  'ผู้จัดการ',
  'รองผู้จัดการ',
  'หัวหน้าฝ่ายสินเชื่อ',
  'เจ้าหน้าที่สินเชื่อ',
  'เจ้าหน้าที่สินเชื่อ',
  'หัวหน้าฝ่ายการเงิน',
  'เจ้าหน้าที่การเงิน',
  'เจ้าหน้าที่เงินฝาก',
  'หัวหน้าฝ่ายบัญชี',
  'เจ้าหน้าที่บัญชี',
  'เจ้าหน้าที่เรียกเก็บ',
  'หัวหน้าฝ่ายธุรการ',
  'เจ้าหน้าที่ทะเบียนและสวัสดิการ',
  'เจ้าหน้าที่สารสนเทศ',
];

/** The four pages that the menu names by number (specification 2.2). */
const PAGES: readonly { id: number; plan: TopicPlan }[] = [
  {
    id: 103,
    plan: {
      on: '01-26',
      title: 'คณะกรรมการดำเนินการ ชุดที่ {s} ประจำปี {y}',
      text: [
        'คณะกรรมการดำเนินการ 15 คนมาจากการเลือกตั้งของที่ประชุมใหญ่ มีวาระ 2 ปี และประชุมเดือนละหนึ่งครั้ง',
        people(0, OFFICERS.concat(MEMBERS)),
        '<h3>คณะกรรมการชุดย่อย</h3>',
        list('คณะกรรมการอำนวยการ', 'คณะกรรมการเงินกู้', 'คณะกรรมการศึกษาและประชาสัมพันธ์'),
      ],
    },
  },
  {
    id: 104,
    plan: {
      on: '01-26',
      title: 'ผู้ตรวจสอบกิจการ ประจำปี {y}',
      text: [
        'ที่ประชุมใหญ่เลือกผู้ตรวจสอบกิจการ 3 คน ตรวจการดำเนินงานของสหกรณ์ทุกเดือนและรายงานต่อที่ประชุมใหญ่',
        people(15, ['หัวหน้าผู้ตรวจสอบกิจการ', 'ผู้ตรวจสอบกิจการ', 'ผู้ตรวจสอบกิจการ']),
        'สมาชิกแจ้งข้อสังเกตถึงผู้ตรวจสอบกิจการได้โดยตรงที่ตู้รับเรื่องหน้าสำนักงาน',
      ],
    },
  },
  {
    id: 105,
    plan: {
      on: '01-26',
      title: 'ผู้ตรวจสอบภายใน ประจำปี {y}',
      text: [
        'ฝ่ายตรวจสอบภายในขึ้นตรงต่อคณะกรรมการดำเนินการ ตรวจระบบควบคุมภายในและการปฏิบัติงานของทุกฝ่าย',
        people(18, ['หัวหน้าผู้ตรวจสอบภายใน', 'ผู้ตรวจสอบภายใน', 'ผู้ช่วยผู้ตรวจสอบภายใน']),
      ],
    },
  },
  {
    id: 106,
    plan: {
      on: '01-26',
      title: 'เจ้าหน้าที่สหกรณ์ ประจำปี {y}',
      text: [
        'เจ้าหน้าที่ 14 คนให้บริการสมาชิกทุกวันทำการ เวลา 8.30–15.30 น. ไม่หยุดพักกลางวัน',
        people(21, STAFF),
      ],
    },
  },
];

/** The pages as of a day; they are renewed after each general meeting. */
export function organizationTopics(today: string): PublishedTopic[] {
  return PAGES.map(({ id, plan }) => {
    const year = Number(today.slice(0, 4));
    const thisYears = workingDay(`${year}-${plan.on}`);
    const on = thisYears <= today ? thisYears : workingDay(`${year - 1}-${plan.on}`);
    return { id, category: ORGANIZATION.key, categoryName: ORGANIZATION.name, on, plan };
  });
}
