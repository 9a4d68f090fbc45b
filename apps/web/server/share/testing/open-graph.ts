import openGraph from 'open-graph-scraper';

/** Preview of a page as an application shows it. */
export interface Preview {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly siteName: string | undefined;
  readonly type: string | undefined;
  readonly locale: string | undefined;
  readonly url: string | undefined;
  readonly image:
    | {
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly type: string | undefined;
      }
    | undefined;
  /** Reasons why a preview would not be shown as it should. */
  readonly problems: readonly string[];
}

const isComplete = (url: string | undefined) => /^https?:\/\/[^/]+\//.test(url ?? '');

/** Parses a page as a reader of Open Graph does, and says what is missing for a preview with a picture. */
export async function readPreview(html: string): Promise<Preview> {
  const { result, error } = await openGraph({ html });
  if (error || !result.success) throw new Error('the page cannot be read as a preview');
  const [found] = result.ogImage ?? [];
  const image = found && {
    url: found.url,
    width: Number(found.width),
    height: Number(found.height),
    type: found.type,
  };
  const problems = [
    ...(result.ogTitle ? [] : ['no og:title']),
    ...(result.ogDescription ? [] : ['no og:description']),
    ...(result.ogSiteName ? [] : ['no og:site_name']),
    ...(result.ogType ? [] : ['no og:type']),
    ...(isComplete(result.ogUrl) ? [] : [`og:url is not whole: ${result.ogUrl}`]),
    ...(isComplete(image?.url) ? [] : [`og:image is not whole: ${image?.url}`]),
    ...(image?.width === 1200 && image.height === 630 ? [] : ['og:image is not 1200 × 630']),
  ];
  return {
    title: result.ogTitle,
    description: result.ogDescription,
    siteName: result.ogSiteName,
    type: result.ogType,
    locale: result.ogLocale,
    url: result.ogUrl,
    image,
    problems,
  };
}
