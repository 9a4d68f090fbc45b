import { Card } from '@coop/ui/card';
import { ContactFacts } from '../../site/contact-facts.tsx';
import { text } from './text.ts';

/** Whom to tell about a barrier, as far as the configuration says. */
export function Report() {
  const { report } = text;
  return (
    <Card title={report.title}>
      <p>{report.lead}</p>
      <ContactFacts />
    </Card>
  );
}
