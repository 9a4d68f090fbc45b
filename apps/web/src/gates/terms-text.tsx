import type { Terms } from '@coop/contracts/member/access/terms';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Card } from '@coop/ui/card';
import { Skeleton } from '@coop/ui/skeleton';
import { RichText } from '../site/rich-text.tsx';

/** The terms as a document: title, version, words. The welcome page and the terms page both show it. */
export function TermsText({ terms }: { terms: Terms }) {
  return (
    <Card title={terms.title}>
      <p className="note">
        {joinFigures(
          `ฉบับที่ ${terms.version} · มีผลตั้งแต่ ${formatThaiDate(terms.effective_date, 'long')}`,
        )}
      </p>
      <RichText html={terms.html} className="prose" fallback={<Skeleton blocks={['32rem']} />} />
    </Card>
  );
}
