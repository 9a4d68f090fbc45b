import { amount } from '../amount/examples.tsx';
import { answerCard } from '../answer-card/examples.tsx';
import { band } from '../band/examples.tsx';
import { barChart } from '../bar-chart/examples.tsx';
import { brand } from '../brand/examples.tsx';
import { breadcrumbs } from '../breadcrumbs/examples.tsx';
import { button } from '../button/examples.tsx';
import { card } from '../card/examples.tsx';
import { checkbox } from '../checkbox/examples.tsx';
import { chips } from '../chips/examples.tsx';
import { countBars } from '../count-bars/examples.tsx';
import { dataTable } from '../data-table/examples.tsx';
import { dateField } from '../date-field/examples.tsx';
import { dialog } from '../dialog/examples.tsx';
import { drawer } from '../drawer/examples.tsx';
import { emptyState } from '../empty-state/examples.tsx';
import { errorSummary } from '../error-summary/examples.tsx';
import { facts } from '../facts/examples.tsx';
import { failedState } from '../failed-state/examples.tsx';
import { figures } from '../figures/examples.tsx';
import { fileField } from '../file-field/examples.tsx';
import { fold } from '../fold/examples.tsx';
import { lightbox } from '../lightbox/examples.tsx';
import { lineChart } from '../line-chart/examples.tsx';
import { menuButton } from '../menu-button/examples.tsx';
import { pageHeader } from '../page-header/examples.tsx';
import { pagination } from '../pagination/examples.tsx';
import { palette } from '../palette/examples.tsx';
import { passwordField } from '../password-field/examples.tsx';
import { printSheet } from '../print-sheet/examples.tsx';
import { progress } from '../progress/examples.tsx';
import { radioGroup } from '../radio-group/examples.tsx';
import { rangeField } from '../range-field/examples.tsx';
import { scales } from '../scales/examples.tsx';
import { scrollBox } from '../scroll-box/examples.tsx';
import { searchField } from '../search-field/examples.tsx';
import { selectField } from '../select-field/examples.tsx';
import { signStatus } from '../sign-status/examples.tsx';
import { skeleton } from '../skeleton/examples.tsx';
import { stackedBar } from '../stacked-bar/examples.tsx';
import { stackedChart } from '../stacked-chart/examples.tsx';
import { tabs } from '../tabs/examples.tsx';
import { tag } from '../tag/examples.tsx';
import { textArea } from '../text-area/examples.tsx';
import { textField } from '../text-field/examples.tsx';
import { timelineChart } from '../timeline-chart/examples.tsx';
import { toolbar } from '../toolbar/examples.tsx';
import { whole } from '../whole/examples.tsx';
import type { Shown } from './example.ts';

/** The components of a heading, by the names of their folders. */
const groupOf = (title: string, components: Readonly<Record<string, Shown>>) => ({
  title,
  components: Object.entries(components).map(([id, { examples, ...guide }]) => ({
    id,
    guide,
    examples: Object.entries(examples).map(([name, node]) => ({ title: name, node: () => node })),
  })),
});

export type ExampleGroup = ReturnType<typeof groupOf>;

/** All components of this package, in the order of the living page. */
export const exampleGroups: readonly ExampleGroup[] = [
  groupOf('พื้นฐาน', {
    palette,
    scales,
    brand,
    'page-header': pageHeader,
    breadcrumbs,
    pagination,
    card,
    whole,
  }),
  groupOf('ตัวเลขและข้อมูล', {
    figures,
    amount,
    facts,
    fold,
    'answer-card': answerCard,
    tag,
    'sign-status': signStatus,
    progress,
    'data-table': dataTable,
  }),
  groupOf('กราฟ', {
    'line-chart': lineChart,
    'bar-chart': barChart,
    'count-bars': countBars,
    'stacked-bar': stackedBar,
    'stacked-chart': stackedChart,
    'timeline-chart': timelineChart,
  }),
  groupOf('ปุ่มและแบบฟอร์ม', {
    button,
    'menu-button': menuButton,
    'text-field': textField,
    'password-field': passwordField,
    'select-field': selectField,
    checkbox,
    'radio-group': radioGroup,
    'text-area': textArea,
    'search-field': searchField,
    chips,
    'date-field': dateField,
    'file-field': fileField,
    'range-field': rangeField,
    'error-summary': errorSummary,
    toolbar,
    tabs,
    'scroll-box': scrollBox,
  }),
  groupOf('ข้อความและสถานะ', {
    band,
    skeleton,
    'empty-state': emptyState,
    'failed-state': failedState,
    dialog,
    lightbox,
    drawer,
  }),
  groupOf('เอกสารพิมพ์', { 'print-sheet': printSheet }),
];

export const examples = exampleGroups.flatMap(({ components }) =>
  components.flatMap((component) => component.examples),
);
