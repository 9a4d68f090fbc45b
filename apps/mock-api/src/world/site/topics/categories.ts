import { ACTIVITY_GALLARY } from './activity-gallary.ts';
import { BUSSINESS_REPORT } from './bussiness-report.ts';
import { BUSSINESS_REPORT_MONTHY } from './bussiness-report-monthy.ts';
import { COOP_ACT } from './coop-act.ts';
import { COOP_INVESTMENT } from './coop-investment.ts';
import { COOP_ORDER } from './coop-order.ts';
import { DOWNLOAD } from './download.ts';
import { NEWS } from './news.ts';
import { NEWS_LETTERS } from './news-letters.ts';
import { NOTICE } from './notice.ts';
import { ORDER } from './order.ts';
import { OVERALL_OPERATION } from './overall-operation.ts';
import type { TopicPlan } from './plan.ts';
import { REPORT_CENTER } from './report-center.ts';
import { RULES } from './rules.ts';
import { SCHOLARSHIPS } from './scholarships.ts';
import { VIDEO } from './video.ts';
import { WELFARE } from './welfare.ts';

export interface TopicCategory {
  /** As the specification spells it. */
  readonly key: string;
  readonly name: string;
  /** At most forty. Items are numbered by their place here, so new ones go to the end. */
  readonly plans: readonly TopicPlan[];
}

/** What is published, by category. Items are numbered by its place, so a new one goes to the end. */
export const TOPIC_CATEGORIES: readonly TopicCategory[] = [
  { key: 'news', name: 'ข่าวสหกรณ์', plans: NEWS },
  { key: 'order', name: 'คำสั่งสหกรณ์', plans: ORDER },
  { key: 'rules', name: 'ระเบียบและข้อบังคับ', plans: RULES },
  { key: 'overall_operation', name: 'ผลการดำเนินงาน', plans: OVERALL_OPERATION },
  { key: 'coop_investment', name: 'การลงทุนของสหกรณ์', plans: COOP_INVESTMENT },
  { key: 'coop_order', name: 'คำสั่งและประกาศนายทะเบียน', plans: COOP_ORDER },
  { key: 'coop_act', name: 'กฎหมายสหกรณ์', plans: COOP_ACT },
  { key: 'welfare', name: 'สวัสดิการ', plans: WELFARE },
  { key: 'notice', name: 'ประกาศ', plans: NOTICE },
  { key: 'activity-gallary', name: 'ภาพกิจกรรม', plans: ACTIVITY_GALLARY },
  { key: 'video', name: 'วีดิทัศน์', plans: VIDEO },
  { key: 'bussiness_report', name: 'รายงานกิจการประจำปี', plans: BUSSINESS_REPORT },
  { key: 'bussiness_report_monthy', name: 'รายงานกิจการประจำเดือน', plans: BUSSINESS_REPORT_MONTHY },
  { key: 'download', name: 'ดาวน์โหลดแบบฟอร์ม', plans: DOWNLOAD },
  { key: 'Scholarships', name: 'ทุนการศึกษา', plans: SCHOLARSHIPS },
  { key: 'news_letters', name: 'จดหมายข่าว', plans: NEWS_LETTERS },
  { key: 'report_center', name: 'ศูนย์รายงาน', plans: REPORT_CENTER },
];
