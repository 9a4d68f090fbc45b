// Read by every public page: no import, and nothing that weighs.

/** Of every picture, in px. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const;

const PAGES =
  /^\/(home|loancal|caldividend|board|boardPost|demand|election|verify|accessibility|privacy-policy\/(?:cookies|private)-policy)$/;
const NUMBERED = /^\/(?:show|boardShow)\/[1-9]\d{0,8}$/;
const LIST = /^\/list\/[^/]+$/;
/** What is asked in a demand is its author's; its picture is that of all. */
const DEMAND = /^\/showdemand\/[^/]+$/;

/** The picture of a public address when it is shared; undefined for all others, those of members and agencies too. */
export function pictureAddress(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '') || '/home';
  if (DEMAND.test(path)) return '/og/demand.png';
  return PAGES.test(path) || NUMBERED.test(path) || LIST.test(path) ? `/og${path}.png` : undefined;
}
