import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { useSite } from '../../site/site.tsx';
import { Report } from './report.tsx';
import { text } from './text.ts';

/** /accessibility */
export default function Accessibility() {
  const { coopNameTH } = useSite();
  return (
    <PublicPage
      title={text.title}
      description={text.description}
      aside={text.checked(formatThaiDate(text.date, 'long'))}
    >
      <p>{text.intro(coopNameTH)}</p>
      {text.sections.map(({ title, lead, items }) => (
        <Card key={title} title={title}>
          <p>{lead}</p>
          {items.length > 0 && (
            <ul className="prose">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Card>
      ))}
      <Report />
    </PublicPage>
  );
}
