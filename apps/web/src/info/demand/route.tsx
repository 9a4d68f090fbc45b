import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import FilePlus from 'lucide-react/icons/file-plus';
import { Link, type LoaderFunction, useSearchParams } from 'react-router';
import { askForPage, pageContext } from '../../feed/loader.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { lazyPart } from '../../page/lazy-part.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { ownKeys } from '../../posts/own-posts.ts';
import { paths } from '../../site/paths.ts';
import { DemandList, demandCall } from './list.tsx';
import { text } from './text.ts';
import { Track } from './track.tsx';

const FilingForm = lazyPart(async () => (await import('./form.tsx')).FilingForm, ['44rem']);

const isNew = (params: URLSearchParams) => params.get('view') === 'new';

export const loader: LoaderFunction = ({ context, url }) =>
  isNew(url.searchParams)
    ? undefined
    : askForPage(
        context.get(pageContext),
        'infoDemandList',
        demandCall(url.searchParams, ownKeys('demand')),
      );

/** /demand: the list; with `view=new` the form. */
export function Component() {
  const [params] = useSearchParams();
  return isNew(params) ? <FilingPage key="new" /> : <ListPage />;
}

function ListPage() {
  return (
    <PublicPage
      title={text.title}
      description={text.description}
      aside={
        <Link to={paths.demandNew} className={`${buttonClass('primary')} no-print`}>
          <FilePlus aria-hidden /> {text.file}
        </Link>
      }
    >
      <Track />
      <DemandList />
    </PublicPage>
  );
}

function FilingPage() {
  return (
    <PublicPage
      title={text.file}
      description={text.description}
      crumbs={<Crumbs items={[{ label: text.title, href: paths.demand }, { label: text.file }]} />}
    >
      <Card>
        <NeedsScripts what="การยื่นเรื่องทางเว็บไซต์" />
        <FilingForm />
      </Card>
    </PublicPage>
  );
}
