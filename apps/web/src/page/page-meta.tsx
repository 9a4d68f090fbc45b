import { useLocation } from 'react-router';
import { useOrigin, useRenderedPage } from '../site/rendered-page.ts';
import { useSite } from '../site/site.tsx';

export interface PageMetaProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Keeps the page out of search engines: what does not exist, and all pages of members and agencies. */
  readonly noIndex?: boolean | undefined;
  /** Picture of the page's own, as an address on this site. */
  readonly image?: string | undefined;
  /** `article`: one item with a day of its own. */
  readonly type?: 'website' | 'article' | undefined;
  /** Day of an article, as the wire has it. */
  readonly publishedAt?: string | undefined;
}

/** Returns the page's own address; '' where the origin is unknown. Only a list's page number stays as a parameter. */
function useAddress(): string {
  const origin = useOrigin();
  const { pathname, search } = useLocation();
  const [page = ''] = /\bpage=\d+/.exec(search) ?? [];
  return origin && origin + pathname + (page && `?${page}`);
}

/** Title and description of a public page; the title is the default description. */
export function PageMeta(props: PageMetaProps) {
  const site = useSite();
  const url = useAddress();
  const { pathname } = useLocation();
  const rendered = useRenderedPage();
  const { title, description, image, type = 'website', publishedAt } = props;
  const noIndex = props.noIndex || /^\/member/.test(pathname);
  const full = `${title} - ${site.coopNameTH}`;
  const text = description ?? `${title} - ${site.www_description ?? site.coopNameTH}`;
  rendered?.note?.({
    title,
    description: text,
    type,
    ...(image && { image }),
    ...(publishedAt && { publishedAt }),
  });
  const openGraph = {
    title: full,
    description: text,
    site_name: site.coopNameTH,
    type,
    ...(url && !noIndex && { url }),
  };
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={text} />
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && url && <link rel="canonical" href={url} />}
    </>
  );
}
