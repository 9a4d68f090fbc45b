import { DataTable } from '@coop/ui/data-table';
import type { LoaderFunction } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { askForText } from '../../posts/fetch-text.ts';
import { ownSection, type PageSection } from '../../posts/page-section.ts';
import { TextPage } from '../../posts/text-page.tsx';
import { ContactFacts } from '../../site/contact-facts.tsx';
import { text } from './text.ts';

/** The criteria that were gone through by hand, each with its result. */
function Criteria() {
  const { lead, columns, rows, title } = text.criteria;
  return (
    <>
      <p>{lead}</p>
      <DataTable
        caption={title}
        columns={columns.map((header, index) => ({
          key: header,
          header,
          cell: (row: (typeof rows)[number]) => row[index],
          ...(index === 0 && { priority: 'title' as const }),
        }))}
        rows={rows}
        rowKey={([name]) => name}
      />
    </>
  );
}

/** Words about the software and how it was tested, whichever cooperative it serves; whom to tell about a barrier. */
const OWN: readonly PageSection[] = [
  ...text.sections.map(({ title, lead, items }, place) =>
    ownSection(
      place + 1,
      title,
      <>
        <p>{lead}</p>
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </>,
    ),
  ),
  ownSection('criteria', text.criteria.title, <Criteria />),
  ownSection(
    'report',
    'พบอุปสรรค แจ้งได้ที่นี่',
    <>
      <p>บอกสหกรณ์ว่าหน้าใด ท่านกำลังทำอะไร และติดขัดอย่างไร</p>
      <ContactFacts />
    </>,
  ),
];

export const loader: LoaderFunction = ({ context }) =>
  askForText(context.get(pageContext), 'accessibility');

/** /accessibility */
export function Component() {
  return (
    <TextPage
      name="accessibility"
      title={text.title}
      description="เว็บไซต์นี้ใช้มาตรฐานใด ทดสอบอย่างไร มีข้อจำกัดอะไร และแจ้งปัญหาการใช้งานได้ทางใด"
      missing={text.missing}
      own={OWN}
    />
  );
}
