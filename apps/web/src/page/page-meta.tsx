import { useSite } from '../site/site.tsx';

export interface PageMetaProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Keeps the page out of search engines, as all pages of members and agencies. */
  readonly noIndex?: boolean;
  /** Picture of a shared link, as an address on this site; the cooperative's logo where a page has none. */
  readonly image?: string | undefined;
  /** `article`: one item with a day of its own. */
  readonly type?: 'website' | 'article' | undefined;
}

/**
 * Absolute addresses of the page and of its picture. The page's has no search parameters except the number of a page in
 * a list.
 */
function placeOf(image = '/seal.png') {
  const [page = ''] = /\bpage=\d+/.exec(location.search) ?? [];
  return {
    url: location.origin + location.pathname + (page && `?${page}`),
    image: new URL(image, location.href).href,
  };
}

/** Title and description of a public page; without a description of its own, one with its title. */
export function PageMeta(props: PageMetaProps) {
  const site = useSite();
  const { title, description, noIndex = /^\/member/.test(location.pathname) } = props;
  const full = `${title} - ${site.coopNameTH}`;
  const text = description ?? `${title} - ${site.www_description ?? site.coopNameTH}`;
  const openGraph = {
    title: full,
    description: text,
    site_name: site.coopNameTH,
    type: props.type ?? 'website',
    ...(!noIndex && placeOf(props.image ?? site.logo)),
  };
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={text} />
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={openGraph.url} />
      )}
    </>
  );
}
