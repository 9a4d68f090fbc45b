import type { Menu } from '@coop/contracts/info/menu';
import type { HandlersOf } from '../http/handler.ts';

function item(
  seq: number,
  manu_name: string,
  manu_name_eng: string,
  url: string,
  is_parent: 0 | 1,
) {
  const fixed = { icon: '', type: 'main', status: 1, used_in: 'info', category: '' };
  return { seq, manu_name, manu_name_eng, url, is_parent, ...fixed };
}

const MENU: Menu = {
  list_manu: [
    item(1, 'เกี่ยวกับสหกรณ์', 'About', '', 1),
    item(2, 'ข่าวประชาสัมพันธ์', 'News', '', 1),
    item(3, 'สลิปเงินเดือน', 'Salary slips', '', 1),
    item(4, 'สื่อการเรียนรู้', 'Learning', '', 1),
    item(5, 'ดาวน์โหลด', 'Downloads', '/list/download', 0),
    item(6, 'กระดานถามตอบ', 'Board', '/board', 0),
  ],
  list_sub_manu: [
    { manu_id: 1, url: '', description: 'โครงสร้างองค์กร' },
    { manu_id: 1, url: '/list/rules', description: 'ระเบียบและข้อบังคับ' },
    { manu_id: 1, url: '/list/overall_operation', description: 'ผลการดำเนินงาน' },
    { manu_id: 1, url: '/election', description: 'การเลือกตั้ง' },
    { manu_id: 2, url: '/list/news', description: 'ข่าวสหกรณ์' },
    { manu_id: 2, url: '/list/notice', description: 'ประกาศ' },
    { manu_id: 2, url: '/list/activity-gallary', description: 'ภาพกิจกรรม' },
    { manu_id: 2, url: '/list/welfare', description: 'สวัสดิการ' },
    { manu_id: 3, url: '', description: 'สพป.นศ.1' },
    { manu_id: 3, url: '', description: 'สพป.นศ.2' },
    { manu_id: 3, url: '', description: 'สพป.นศ.3' },
    { manu_id: 3, url: '', description: 'สพป.นศ.4' },
    { manu_id: 3, url: '', description: 'สพม.นศ.' },
  ],
  marquee: [
    {
      Note: '<b>ประกาศ</b> สหกรณ์ปิดทำการวันที่ 5 ธันวาคม 2569 · ส่งหลักฐานขอทุนการศึกษาบุตรได้ถึง <u>30 มิถุนายน</u>',
    },
  ],
};

export const infoMenuHandlers: HandlersOf<'infoMenuShow'> = {
  infoMenuShow: () => MENU,
};
