import { examples as amount } from '../amount/examples.tsx';
import { examples as answerCard } from '../answer-card/examples.tsx';
import { examples as band } from '../band/examples.tsx';
import { examples as barChart } from '../bar-chart/examples.tsx';
import { examples as brand } from '../brand/examples.tsx';
import { examples as breadcrumbs } from '../breadcrumbs/examples.tsx';
import { examples as button } from '../button/examples.tsx';
import { examples as card } from '../card/examples.tsx';
import { examples as checkbox } from '../checkbox/examples.tsx';
import { examples as chips } from '../chips/examples.tsx';
import { examples as countBars } from '../count-bars/examples.tsx';
import { examples as dataTable } from '../data-table/examples.tsx';
import { examples as dateField } from '../date-field/examples.tsx';
import { examples as dialog } from '../dialog/examples.tsx';
import { examples as drawer } from '../drawer/examples.tsx';
import { examples as emptyState } from '../empty-state/examples.tsx';
import { examples as errorSummary } from '../error-summary/examples.tsx';
import { examples as facts } from '../facts/examples.tsx';
import { examples as failedState } from '../failed-state/examples.tsx';
import { examples as figures } from '../figures/examples.tsx';
import { examples as fileField } from '../file-field/examples.tsx';
import { examples as fold } from '../fold/examples.tsx';
import { examples as lightbox } from '../lightbox/examples.tsx';
import { examples as lineChart } from '../line-chart/examples.tsx';
import { examples as menuButton } from '../menu-button/examples.tsx';
import { examples as pageHeader } from '../page-header/examples.tsx';
import { examples as pagination } from '../pagination/examples.tsx';
import { examples as palette } from '../palette/examples.tsx';
import { examples as passwordField } from '../password-field/examples.tsx';
import { examples as printSheet } from '../print-sheet/examples.tsx';
import { examples as progress } from '../progress/examples.tsx';
import { examples as radioGroup } from '../radio-group/examples.tsx';
import { examples as rangeField } from '../range-field/examples.tsx';
import { examples as scrollBox } from '../scroll-box/examples.tsx';
import { examples as searchField } from '../search-field/examples.tsx';
import { examples as selectField } from '../select-field/examples.tsx';
import { examples as signStatus } from '../sign-status/examples.tsx';
import { examples as skeleton } from '../skeleton/examples.tsx';
import { examples as stackedBar } from '../stacked-bar/examples.tsx';
import { examples as stackedChart } from '../stacked-chart/examples.tsx';
import { examples as tabs } from '../tabs/examples.tsx';
import { examples as tag } from '../tag/examples.tsx';
import { examples as textArea } from '../text-area/examples.tsx';
import { examples as textField } from '../text-field/examples.tsx';
import { examples as timelineChart } from '../timeline-chart/examples.tsx';
import { examples as toolbar } from '../toolbar/examples.tsx';
import { examples as whole } from '../whole/examples.tsx';
import type { Example } from './example.ts';

export type ExampleGroup = {
  title: string;
  components: readonly { name: string; examples: readonly Example[] }[];
};

/** All components of this package, in the order of the living page. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    title: 'พื้นฐาน',
    components: [
      { name: 'palette', examples: palette },
      { name: 'brand', examples: brand },
      { name: 'page-header', examples: pageHeader },
      { name: 'breadcrumbs', examples: breadcrumbs },
      { name: 'pagination', examples: pagination },
      { name: 'card', examples: card },
      { name: 'whole', examples: whole },
    ],
  },
  {
    title: 'ตัวเลขและข้อมูล',
    components: [
      { name: 'figures', examples: figures },
      { name: 'amount', examples: amount },
      { name: 'facts', examples: facts },
      { name: 'fold', examples: fold },
      { name: 'answer-card', examples: answerCard },
      { name: 'tag', examples: tag },
      { name: 'sign-status', examples: signStatus },
      { name: 'progress', examples: progress },
      { name: 'data-table', examples: dataTable },
    ],
  },
  {
    title: 'กราฟ',
    components: [
      { name: 'line-chart', examples: lineChart },
      { name: 'bar-chart', examples: barChart },
      { name: 'count-bars', examples: countBars },
      { name: 'stacked-bar', examples: stackedBar },
      { name: 'stacked-chart', examples: stackedChart },
      { name: 'timeline-chart', examples: timelineChart },
    ],
  },
  {
    title: 'ปุ่มและแบบฟอร์ม',
    components: [
      { name: 'button', examples: button },
      { name: 'menu-button', examples: menuButton },
      { name: 'text-field', examples: textField },
      { name: 'password-field', examples: passwordField },
      { name: 'select-field', examples: selectField },
      { name: 'checkbox', examples: checkbox },
      { name: 'radio-group', examples: radioGroup },
      { name: 'text-area', examples: textArea },
      { name: 'search-field', examples: searchField },
      { name: 'chips', examples: chips },
      { name: 'date-field', examples: dateField },
      { name: 'file-field', examples: fileField },
      { name: 'range-field', examples: rangeField },
      { name: 'error-summary', examples: errorSummary },
      { name: 'toolbar', examples: toolbar },
      { name: 'tabs', examples: tabs },
      { name: 'scroll-box', examples: scrollBox },
    ],
  },
  {
    title: 'ข้อความและสถานะ',
    components: [
      { name: 'band', examples: band },
      { name: 'skeleton', examples: skeleton },
      { name: 'empty-state', examples: emptyState },
      { name: 'failed-state', examples: failedState },
      { name: 'dialog', examples: dialog },
      { name: 'lightbox', examples: lightbox },
      { name: 'drawer', examples: drawer },
    ],
  },
  {
    title: 'เอกสารพิมพ์',
    components: [{ name: 'print-sheet', examples: printSheet }],
  },
];

export const examples: readonly Example[] = exampleGroups.flatMap(({ components }) =>
  components.flatMap((component) => component.examples),
);
