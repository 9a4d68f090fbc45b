import type { Shown } from './example.ts';

const FILES = import.meta.glob<{ shown: Shown }>('../*/examples.tsx', { eager: true });

/** The component of a folder, with its examples. */
function componentOf(id: string) {
  const file = FILES[`../${id}/examples.tsx`];
  if (!file) throw new Error(id);
  const { examples, ...guide } = file.shown;
  const list = Object.entries(examples).map(([title, node]) => ({ title, node: () => node }));
  return { id, guide, examples: list };
}

const groupOf = (title: string, folders: readonly string[]) => ({
  title,
  components: folders.map(componentOf),
});

export type ExampleGroup = ReturnType<typeof groupOf>;

/** All components of this package, in the order of the living page. */
export const exampleGroups: readonly ExampleGroup[] = [
  groupOf('พื้นฐาน', [
    'palette',
    'scales',
    'brand',
    'page-header',
    'breadcrumbs',
    'pagination',
    'card',
    'whole',
  ]),
  groupOf('ตัวเลขและข้อมูล', [
    'figures',
    'amount',
    'sentence',
    'facts',
    'fold',
    'answer-card',
    'tag',
    'sign-status',
    'progress',
    'data-table',
  ]),
  groupOf('กราฟ', [
    'line-chart',
    'bar-chart',
    'count-bars',
    'stacked-bar',
    'stacked-chart',
    'timeline-chart',
  ]),
  groupOf('ปุ่มและแบบฟอร์ม', [
    'button',
    'menu-button',
    'bar-tool',
    'text-field',
    'password-field',
    'select-field',
    'checkbox',
    'radio-group',
    'text-area',
    'search-field',
    'chips',
    'date-field',
    'file-field',
    'range-field',
    'error-summary',
    'toolbar',
    'tabs',
    'scroll-box',
  ]),
  groupOf('ข้อความและสถานะ', [
    'band',
    'skeleton',
    'empty-state',
    'failed-state',
    'dialog',
    'lightbox',
    'drawer',
  ]),
  groupOf('เอกสารพิมพ์', ['print-sheet']),
];

export const examples = exampleGroups.flatMap(({ components }) =>
  components.flatMap((component) => component.examples),
);
