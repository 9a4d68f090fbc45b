import activityGallary from '../../../content/topics/activity-gallary.json' with { type: 'json' };
import bussinessReport from '../../../content/topics/bussiness_report.json' with { type: 'json' };
import bussinessReportMonthy from '../../../content/topics/bussiness_report_monthy.json' with {
  type: 'json',
};
import coopAct from '../../../content/topics/coop_act.json' with { type: 'json' };
import coopInvestment from '../../../content/topics/coop_investment.json' with { type: 'json' };
import coopOrder from '../../../content/topics/coop_order.json' with { type: 'json' };
import download from '../../../content/topics/download.json' with { type: 'json' };
import news from '../../../content/topics/news.json' with { type: 'json' };
import newsLetters from '../../../content/topics/news_letters.json' with { type: 'json' };
import notice from '../../../content/topics/notice.json' with { type: 'json' };
import order from '../../../content/topics/order.json' with { type: 'json' };
import overallOperation from '../../../content/topics/overall_operation.json' with { type: 'json' };
import reportCenter from '../../../content/topics/report_center.json' with { type: 'json' };
import rules from '../../../content/topics/rules.json' with { type: 'json' };
import scholarships from '../../../content/topics/Scholarships.json' with { type: 'json' };
import video from '../../../content/topics/video.json' with { type: 'json' };
import welfare from '../../../content/topics/welfare.json' with { type: 'json' };
import { readContent, readOnce } from '../../content/read-content.ts';
import { TopicCategory } from './topic-plan.ts';

const read = (key: string, data: unknown) => readContent(`topics/${key}.json`, TopicCategory, data);

/** Published items by category. Items are numbered by their place, so new ones go to the end. */
export const topicCategories = readOnce((): readonly TopicCategory[] => [
  read('news', news),
  read('order', order),
  read('rules', rules),
  read('overall_operation', overallOperation),
  read('coop_investment', coopInvestment),
  read('coop_order', coopOrder),
  read('coop_act', coopAct),
  read('welfare', welfare),
  read('notice', notice),
  read('activity-gallary', activityGallary),
  read('video', video),
  read('bussiness_report', bussinessReport),
  read('bussiness_report_monthy', bussinessReportMonthy),
  read('download', download),
  read('Scholarships', scholarships),
  read('news_letters', newsLetters),
  read('report_center', reportCenter),
]);
