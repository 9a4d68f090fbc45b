import { Band } from '@coop/ui/band';
import { Breadcrumbs } from '@coop/ui/breadcrumbs';
import { Card } from '@coop/ui/card';
import { Link } from 'react-router';
import { PublicPage } from '../../frame/public/public-page.tsx';
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
      crumbs={
        <Breadcrumbs
          items={[{ label: text.board, href: paths.board }, { label: text.title }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
      }
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
