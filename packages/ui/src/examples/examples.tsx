import * as amount from '../amount/examples.tsx';
import * as answerCard from '../answer-card/examples.tsx';
import * as band from '../band/examples.tsx';
import * as barChart from '../bar-chart/examples.tsx';
import * as brand from '../brand/examples.tsx';
import * as breadcrumbs from '../breadcrumbs/examples.tsx';
import * as button from '../button/examples.tsx';
import * as card from '../card/examples.tsx';
import * as checkbox from '../checkbox/examples.tsx';
import * as chips from '../chips/examples.tsx';
import * as countBars from '../count-bars/examples.tsx';
import * as dataTable from '../data-table/examples.tsx';
import * as dateField from '../date-field/examples.tsx';
import * as dialog from '../dialog/examples.tsx';
import * as drawer from '../drawer/examples.tsx';
import * as emptyState from '../empty-state/examples.tsx';
import * as errorSummary from '../error-summary/examples.tsx';
import * as facts from '../facts/examples.tsx';
import * as failedState from '../failed-state/examples.tsx';
import * as figures from '../figures/examples.tsx';
import * as fileField from '../file-field/examples.tsx';
import * as fold from '../fold/examples.tsx';
import * as lightbox from '../lightbox/examples.tsx';
import * as lineChart from '../line-chart/examples.tsx';
import * as menuButton from '../menu-button/examples.tsx';
import * as pageHeader from '../page-header/examples.tsx';
import * as pagination from '../pagination/examples.tsx';
import * as palette from '../palette/examples.tsx';
import * as passwordField from '../password-field/examples.tsx';
import * as printSheet from '../print-sheet/examples.tsx';
import * as progress from '../progress/examples.tsx';
import * as radioGroup from '../radio-group/examples.tsx';
import * as rangeField from '../range-field/examples.tsx';
import * as scales from '../scales/examples.tsx';
import * as scrollBox from '../scroll-box/examples.tsx';
import * as searchField from '../search-field/examples.tsx';
import * as selectField from '../select-field/examples.tsx';
import * as signStatus from '../sign-status/examples.tsx';
import * as skeleton from '../skeleton/examples.tsx';
import * as stackedBar from '../stacked-bar/examples.tsx';
import * as stackedChart from '../stacked-chart/examples.tsx';
import * as tabs from '../tabs/examples.tsx';
import * as tag from '../tag/examples.tsx';
import * as textArea from '../text-area/examples.tsx';
import * as textField from '../text-field/examples.tsx';
import * as timelineChart from '../timeline-chart/examples.tsx';
import * as toolbar from '../toolbar/examples.tsx';
import * as whole from '../whole/examples.tsx';
import type { Example, Guide } from './example.ts';

export type ExampleGroup = {
  title: string;
  /** `id` is the folder's name. */
  components: readonly { id: string; guide: Guide; examples: readonly Example[] }[];
};

/** All components of this package, in the order of the living page. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    title: 'พื้นฐาน',
    components: [
      { id: 'palette', ...palette },
      { id: 'scales', ...scales },
      { id: 'brand', ...brand },
      { id: 'page-header', ...pageHeader },
      { id: 'breadcrumbs', ...breadcrumbs },
      { id: 'pagination', ...pagination },
      { id: 'card', ...card },
      { id: 'whole', ...whole },
    ],
  },
  {
    title: 'ตัวเลขและข้อมูล',
    components: [
      { id: 'figures', ...figures },
      { id: 'amount', ...amount },
      { id: 'facts', ...facts },
      { id: 'fold', ...fold },
      { id: 'answer-card', ...answerCard },
      { id: 'tag', ...tag },
      { id: 'sign-status', ...signStatus },
      { id: 'progress', ...progress },
      { id: 'data-table', ...dataTable },
    ],
  },
  {
    title: 'กราฟ',
    components: [
      { id: 'line-chart', ...lineChart },
      { id: 'bar-chart', ...barChart },
      { id: 'count-bars', ...countBars },
      { id: 'stacked-bar', ...stackedBar },
      { id: 'stacked-chart', ...stackedChart },
      { id: 'timeline-chart', ...timelineChart },
    ],
  },
  {
    title: 'ปุ่มและแบบฟอร์ม',
    components: [
      { id: 'button', ...button },
      { id: 'menu-button', ...menuButton },
      { id: 'text-field', ...textField },
      { id: 'password-field', ...passwordField },
      { id: 'select-field', ...selectField },
      { id: 'checkbox', ...checkbox },
      { id: 'radio-group', ...radioGroup },
      { id: 'text-area', ...textArea },
      { id: 'search-field', ...searchField },
      { id: 'chips', ...chips },
      { id: 'date-field', ...dateField },
      { id: 'file-field', ...fileField },
      { id: 'range-field', ...rangeField },
      { id: 'error-summary', ...errorSummary },
      { id: 'toolbar', ...toolbar },
      { id: 'tabs', ...tabs },
      { id: 'scroll-box', ...scrollBox },
    ],
  },
  {
    title: 'ข้อความและสถานะ',
    components: [
      { id: 'band', ...band },
      { id: 'skeleton', ...skeleton },
      { id: 'empty-state', ...emptyState },
      { id: 'failed-state', ...failedState },
      { id: 'dialog', ...dialog },
      { id: 'lightbox', ...lightbox },
      { id: 'drawer', ...drawer },
    ],
  },
  {
    title: 'เอกสารพิมพ์',
    components: [{ id: 'print-sheet', ...printSheet }],
  },
];

export const examples: readonly Example[] = exampleGroups.flatMap(({ components }) =>
  components.flatMap((component) => component.examples),
);
