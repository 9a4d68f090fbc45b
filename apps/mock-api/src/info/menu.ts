import type { Menu, MenuItem, SubMenuItem } from '@coop/contracts/info/menu';
import { today } from '@coop/cooperative/moments';
import { welfareKind } from '@coop/cooperative/welfare/welfare-kinds';
import { formatThaiDate, yearOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';

function item(
  seq: number,
  manu_name: string,
  manu_name_eng: string,
  url: string,
  is_parent: 0 | 1,
): MenuItem {
  const fixed = { icon: '', type: 'main', status: 1, used_in: 'info', category: '' };
  return { seq, manu_name, manu_name_eng, url, is_parent, ...fixed };
}

/** Makes a parent's sub-items from pairs of label and address. */
function subItems(manu_id: number, items: readonly (readonly [string, string])[]): SubMenuItem[] {
  return items.map(([description, url]) => ({ manu_id, url, description }));
}

const ABOUT = 1;
const NEWS = 2;
const SERVICES = 3;
const SLIPS = 4;
const LEARNING = 5;

export const MENU: Omit<Menu, 'marquee'> = {
  list_manu: [
    item(ABOUT, 'เกี่ยวกับสหกรณ์', 'About', '', 1),
    item(NEWS, 'ข่าวและประกาศ', 'News', '', 1),
    item(SERVICES, 'บริการสมาชิก', 'Services', '', 1),
    item(SLIPS, 'สลิปเงินเดือน', 'Salary slips', '', 1),
    // Deliberately without sub-items, so that the menu has such a parent.
    item(LEARNING, 'สื่อการเรียนรู้', 'Learning', '', 1),
    item(6, 'ดาวน์โหลด', 'Downloads', '/list/download', 0),
    item(7, 'กระดานถามตอบ', 'Board', '/board', 0),
  ],
  list_sub_manu: [
    ...subItems(ABOUT, [
      // This item and the offices below have no address.
      ['โครงสร้างองค์กร', ''],
      ['ระเบียบและข้อบังคับ', '/list/rules'],
      ['ผลการดำเนินงาน', '/list/overall_operation'],
      ['รายงานกิจการประจำปี', '/list/bussiness_report'],
      ['รายงานกิจการประจำเดือน', '/list/bussiness_report_monthy'],
      ['การเลือกตั้งกรรมการ', '/election'],
    ]),
    ...subItems(NEWS, [
      ['ข่าวสหกรณ์', '/list/news'],
      ['ประกาศ', '/list/notice'],
      ['คำสั่งสหกรณ์', '/list/order'],
      ['จดหมายข่าว', '/list/news_letters'],
      ['ภาพกิจกรรม', '/list/activity-gallary'],
      ['วีดิทัศน์', '/list/video'],
    ]),
    ...subItems(SERVICES, [
      ['คำนวณเงินกู้', '/loancal'],
      ['คำนวณเงินปันผล', '/caldividend'],
      ['สวัสดิการ', '/list/welfare'],
      ['ทุนการศึกษา', '/list/Scholarships'],
      ['การลงทุนของสหกรณ์', '/list/coop_investment'],
      ['คำร้องและข้อเสนอแนะ', '/demand'],
    ]),
    ...subItems(
      SLIPS,
      ['สพป.นศ.1', 'สพป.นศ.2', 'สพป.นศ.3', 'สพป.นศ.4', 'สพม.นศ.'].map((office) => [office, '']),
    ),
  ],
};

/** Returns the announcement of a day: the end of the scholarship round. Closed days have notices. */
function announcement(day: string): string {
  const until = deadlineFrom(day, welfareKind('SCHOOL')?.closesOn ?? '');
  return `<b>ประกาศ</b> ส่งหลักฐานขอ<a href="/list/Scholarships">ทุนการศึกษาบุตร</a>ได้ถึง <u>${formatThaiDate(until, 'long')}</u>`;
}

/** Returns the first day `MM-DD` of the year's calendar that has not passed. */
function deadlineFrom(day: string, on: string): string {
  const year = yearOf(day);
  return `${year}-${on}` >= day ? `${year}-${on}` : `${year + 1}-${on}`;
}

export const infoMenuHandlers: HandlersOf<'infoMenuShow'> = {
  infoMenuShow: ({ world }) => ({ ...MENU, marquee: [{ Note: announcement(today(world.clock)) }] }),
};
