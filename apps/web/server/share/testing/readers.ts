import { JSDOM } from 'jsdom';
import sharp from 'sharp';

/** What a reader of shared links or a search engine is answered. */
interface Answered {
  readonly status: number;
  readonly robots: string;
  readonly body: Buffer;
}

/** Reads an address as the reader does. */
export type Read = (url: string) => Promise<Answered>;

export interface Reader {
  readonly name: string;
  /** As it names itself. */
  readonly agent: string;
  /** That it takes. */
  readonly encodings: string;
  /** Returns what it would miss at an absolute address, by its documented rules. */
  readonly missing: (url: string, read: Read) => Promise<readonly string[]>;
}

interface PictureRule {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const MB = 1_000_000;

async function open(url: string, read: Read) {
  const { status, robots, body } = await read(url);
  const { document } = new JSDOM(body.toString()).window;
  const meta = (name: string) => {
    const found = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
    return found?.getAttribute('content') ?? '';
  };
  return { isThere: status === 200, robots, body, document, meta };
}

/** Says why a picture is not shown. */
async function withoutPicture(url: string, read: Read, rule: PictureRule): Promise<string[]> {
  if (!/^https:\/\/[^/]+\/\S+$/.test(url)) return [`picture at no whole https address: ${url}`];
  const { status, body } = await read(url);
  if (status !== 200) return [`picture answers ${status}`];
  const { width = 0, height = 0, format = '' } = await sharp(body).metadata();
  return [
    ...(['png', 'jpeg', 'webp', 'gif'].includes(format) ? [] : [`picture is ${format}`]),
    ...(width >= rule.width && height >= rule.height ? [] : [`picture of ${width} × ${height}`]),
    ...(body.length <= rule.bytes ? [] : [`picture of ${body.length} bytes`]),
  ];
}

/** Reads the tags of Open Graph; the picture is large and known by its size before it is fetched. */
const ofPreviews =
  (tags: readonly string[], rule: PictureRule): Reader['missing'] =>
  async (url, read) => {
    const { isThere, body, meta } = await open(url, read);
    return [
      ...(isThere ? [] : ['page']),
      ...(body.length <= MB ? [] : ['what stands after the first megabyte']),
      ...tags.filter((tag) => !meta(tag)),
      ...(await withoutPicture(meta('og:image'), read, rule)),
    ];
  };

/** Everything that is described on a page, by its type. */
function graphOf(document: Document) {
  const texts = document.querySelectorAll('script[type="application/ld+json"]');
  const things = [...texts].flatMap(({ textContent }) => JSON.parse(textContent ?? '')['@graph']);
  return (type: string) => things.find((thing) => thing['@type'] === type);
}

async function missedBySearch(url: string, read: Read): Promise<string[]> {
  const { isThere, robots, document, meta } = await open(url, read);
  const isListed = !/noindex/.test(robots + meta('robots'));
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const article = graphOf(document)('NewsArticle');
  const fields = ['headline', 'datePublished', 'image', 'author'];
  return [
    ...(isThere ? [] : ['page']),
    ...(document.title ? [] : ['title']),
    ...(meta('description') ? [] : ['description']),
    ...(!isListed || canonical === url ? [] : [`canonical ${canonical}`]),
    ...(graphOf(document)('Organization')?.name ? [] : ['organization']),
    ...(article ? fields.filter((field) => !article[field]) : []),
    // 50,000 pixels.
    ...(article
      ? await withoutPicture(article.image, read, { width: 250, height: 200, bytes: 8 * MB })
      : []),
  ];
}

const TAGS = ['og:title', 'og:description', 'og:image'];

/**
 * Readers of a shared or listed address, with what they document:
 * https://developers.facebook.com/docs/sharing/webmasters/images, https://developers.line.biz/en/faq,
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export const READERS: readonly Reader[] = [
  {
    name: 'LINE',
    agent: 'facebookexternalhit/1.1;line-poker/1.0',
    encodings: 'gzip',
    missing: ofPreviews(TAGS, { width: 200, height: 200, bytes: 8 * MB }),
  },
  {
    name: 'Facebook',
    agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    encodings: 'gzip, deflate',
    missing: ofPreviews(
      [...TAGS, 'og:type', 'og:site_name', 'og:image:width', 'og:image:height', 'og:image:alt'],
      { width: 1_200, height: 630, bytes: 8 * MB },
    ),
  },
  {
    name: 'Google',
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    encodings: 'gzip, deflate, br',
    missing: missedBySearch,
  },
];
