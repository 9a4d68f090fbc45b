// Read by every public page: import nothing, keep it small.

/** In px, of every picture. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const;

const PAGES =
  /^\/(home|loancal|caldividend|loans|rates|welfare|calendar|figures|join|contact|board|boardPost|demand|election|verify|accessibility|privacy-policy\/(?:cookies|private)-policy)$/;
const NUMBERED = /^\/(?:show|boardShow)\/[1-9]\d{0,8}$/;
const LIST = /^\/list\/[^/]+$/;
/** The subject of a demand is its author's, so that all demands share a picture. */
const DEMAND = /^\/showdemand\/[^/]+$/;

/** Returns the picture of a shared public address; undefined for all others, such as those of members and agencies. */
export function pictureAddress(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '') || '/home';
  if (DEMAND.test(path)) return '/og/demand.png';
  return PAGES.test(path) || NUMBERED.test(path) || LIST.test(path) ? `/og${path}.png` : undefined;
}
