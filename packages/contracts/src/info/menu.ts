import * as z from 'zod/mini';
import { anybodyGets } from '../entry/endpoint.ts';

/** Spelt manu on the wire. */
export const MenuItem = z.strictObject({
  seq: z.number(),
  manu_name_eng: z.string(),
  manu_name: z.string(),
  url: z.string(),
  icon: z.string(),
  type: z.string(),
  is_parent: z.number(),
  status: z.number(),
  used_in: z.string(),
  category: z.string(),
});

export const SubMenuItem = z.strictObject({
  /** seq of the parent item. */
  manu_id: z.number(),
  url: z.string(),
  description: z.string(),
});

export const Menu = z.strictObject({
  list_manu: z.array(MenuItem),
  list_sub_manu: z.array(SubMenuItem),
  /** The first entry's Note is the announcement, as HTML. */
  /** Absent or empty: there is nothing to announce. */
  marquee: z.optional(z.array(z.strictObject({ Note: z.string() }))),
  /** By one reading of the specification the footer's contact text travels here and not in its own feed. */
  title_contact: z.optional(z.strictObject({ Note: z.string() })),
});
export type MenuItem = z.infer<typeof MenuItem>;
export type SubMenuItem = z.infer<typeof SubMenuItem>;
export type Menu = z.infer<typeof Menu>;

export const infoMenu = {
  infoMenuShow: anybodyGets({
    path: '/api/info/manu',
    response: Menu,
    titleTH: 'เมนูและประกาศ',
    summary: 'Top menu and announcement of the public site',
    spec: '7 API-12',
    source: 'documented',
  }),
} as const;
