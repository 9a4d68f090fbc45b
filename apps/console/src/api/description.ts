import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';

interface Operation {
  readonly operationId: string;
  summary: string;
  readonly tags: readonly string[];
}

/** Titles of the documents, by the English ones. */
const TITLES: Readonly<Record<string, readonly [title: string, description: string]>> = {
  'Cooperative member portal': [
    'สัญญาของเว็บสมาชิก',
    'ทุกการเรียกระหว่างเว็บกับ backend ของสหกรณ์ ลองเรียกกับ mock ได้ที่นี่',
  ],
  'Control plane of the mock': [
    'แผงควบคุมของ mock',
    'สิ่งที่มีแต่ mock เท่านั้นที่ทำได้ สำหรับการทดสอบ ปิดไว้ในระบบจริง',
  ],
};

export interface Description {
  readonly info: { title: string; description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags?: readonly { readonly name: string; description: string }[];
}

/** Scheme of the token that the page fills in, and so nobody is asked for. */
const CSRF_SCHEME = 'csrf';

/** Subjects of the areas of the contract and of the parts of the control plane. */
const TAGS: Readonly<Record<string, string>> = {
  member: 'ของสมาชิกที่เข้าใช้อยู่ และทางเข้าใช้',
  admin: 'ของผู้ดูแลระบบที่ดูหน้าจอแทนสมาชิก',
  info: 'หน้าเว็บสาธารณะ ใครก็เรียกได้',
  membergroup: 'ของหน่วยงานที่เข้าใช้อยู่ และทางเข้าใช้',
  worlds: 'สร้าง ดู ล้าง และลบโลก เก็บสภาพของโลกไว้ตามชื่อ',
  faults: 'ให้การเรียกล้ม ช้า หรือตอบอย่างอื่น',
  scenarios: 'เดินตามเหตุการณ์ที่เขียนไว้ทีละขั้น',
  journal: 'การเรียกที่เกิดขึ้น และคำตอบ',
  recording: 'คำตอบของ backend จริง และส่วนที่ไม่ตรงตามสัญญา',
  codes: 'รหัส OTP ที่ส่งไปยังโทรศัพท์',
  audit: 'สิ่งที่ผู้ดูแลระบบทำแทนสมาชิก',
  personas: 'สมาชิกและหน่วยงานที่มีเรื่องราว',
  members: 'ค้นหาสมาชิกจากสิ่งที่มีและหนี้',
  capsule: 'โลกทั้งใบในไฟล์เดียว',
  ledger: 'รายการที่ลงบัญชี แยกตามบัญชี',
  webPush: 'การแจ้งเตือนถึงอุปกรณ์ขณะปิดเว็บ',
  clock: 'เวลาของโลก',
  quirks: 'นิสัยอื่นของ backend',
  backend: 'การเรียกใดที่ backend จริงเป็นผู้ตอบ',
  sessions: 'ใครเข้าใช้อยู่',
  notifications: 'ข่าวถึงสมาชิก',
  push: 'เหตุการณ์ถึงหน้าที่เปิดอยู่ และสิ่งที่ให้ผิดพลาด',
  agencies: 'สิ่งที่หน่วยงานนำส่งจะทำ',
  cashier: 'สิ่งที่เจ้าหน้าที่การเงินจะทำ',
  officer: 'สิ่งที่เจ้าหน้าที่สหกรณ์จะทำ',
  auditor: 'สิ่งที่ผู้สอบบัญชีจะทำ',
  pages: 'ที่อยู่ที่เปิดในเบราว์เซอร์',
};

/** Procedures of the control plane have no title. */
const titleOf = (key: string): string | undefined =>
  Object.hasOwn(endpoints, key) ? endpoints[key as EndpointKey].titleTH : undefined;

const operationsOf = ({ paths }: Description): readonly Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

/** Prepares a description for whoever tries it out in a world: Thai titles, that world in every example. */
export function prepared(described: Description, world: string): Description {
  for (const operation of operationsOf(described)) {
    const title = titleOf(operation.operationId);
    if (title) operation.summary = `${title} · ${operation.summary}`;
  }
  const { info } = described;
  const [title = info.title, about = info.description] = TITLES[info.title] ?? [];
  Object.assign(info, { title, description: about });
  for (const tag of described.tags ?? []) tag.description = TAGS[tag.name] ?? tag.description;
  // The control plane's inputs name their world; the example is the one that is looked at.
  const inWorld = (name: string, value: unknown) => {
    if (name === CSRF_SCHEME) return undefined;
    return name === 'examples' && Array.isArray(value) && value[0] === 'default' ? [world] : value;
  };
  return JSON.parse(JSON.stringify(described, inWorld));
}

/** The tag and the id of the first call. */
export function firstOf(described: Description): readonly [tag: string, id: string] | undefined {
  const order = described.tags?.map(({ name }) => name) ?? [];
  const [first] = operationsOf(described).toSorted(
    (a, b) => order.indexOf(a.tags[0] ?? '') - order.indexOf(b.tags[0] ?? ''),
  );
  return first && [first.tags[0] ?? '', first.operationId];
}
