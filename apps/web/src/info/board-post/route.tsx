import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { paths } from '../../site/paths.ts';
import { PostForm } from './form.tsx';
import { text } from './text.ts';

/** /boardPost */
export function Component() {
  return (
    <PublicPage
      title={text.title}
      description={text.description}
      crumbs={<Crumbs items={[{ label: text.board, href: paths.board }, { label: text.title }]} />}
    >
      <Band tone="info" title={text.before}>
        {text.rules}
      </Band>
      <Card>
        <NeedsScripts what={text.needsScripts} />
        <PostForm />
      </Card>
    </PublicPage>
  );
}
