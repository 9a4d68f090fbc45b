/** What the picture of a shared link says. */
export interface Card {
  readonly title: string;
  /** What kind of page it is: `ประกาศ`, `กระทู้`; empty where the title says it. */
  readonly kind: string;
  /** In words; empty where the page has no day of its own. */
  readonly date: string;
  readonly nameTH: string;
  readonly nameEN: string;
  /** Shown in the seal when there is no logo. */
  readonly initials: string;
  /** A PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
}

/** Size of the picture in px, as Facebook, LINE and X ask for it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** What stands nearer to an edge than this may be cut off by an application that rounds or crops, in px. */
export const SAFE_INSET = { x: 48, y: 12 } as const;
