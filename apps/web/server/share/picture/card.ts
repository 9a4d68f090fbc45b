/** Content of the picture of a shared link. */
export interface Card {
  readonly title: string;
  /** Kind of page: `ประกาศ`, `กระทู้`; empty where the title says it. */
  readonly kind: string;
  /** In words; empty where the page has no day of its own. */
  readonly date: string;
  readonly nameTH: string;
  readonly nameEN: string;
  /** Shown in the seal when there is no logo. */
  readonly initials: string;
  /** SVG, PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
  /** Colours in place of the portal's own, by token. */
  readonly shades?: Readonly<Record<string, string>>;
}

/** Drawing that can be drawn as PNG: a card, or an icon that is an SVG already. */
export type Drawing = Card | { readonly svg: string };

/** Size in px, as Facebook, LINE and X ask for it. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Margin in px that applications may cut off when they round or crop. */
export const SAFE_INSET = { x: 48, y: 12 } as const;
