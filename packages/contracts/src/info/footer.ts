import * as z from 'zod/mini';
import { anybodyGets } from '../entry/endpoint.ts';

/** A text, or 0 where the cooperative has none. */
const TextOrZero = z.union([z.string(), z.number()]);

const ContactLink = z.strictObject({
  /** Address that the icon leads to. */
  Note: TextOrZero,
  /** Address of the icon's picture. */
  nphoto: TextOrZero,
});

/** Contents of the public site's footer. `loaction_contact` is spelt this way on the wire. */
export const Footer = z.strictObject({
  facebook_contact: ContactLink,
  line_contact: ContactLink,
  loaction_contact: ContactLink,
  /** Contact details of the cooperative, as HTML. */
  title_contact: z.strictObject({ Note: z.string() }),
});
export type Footer = z.infer<typeof Footer>;

export const infoFooter = {
  infoFooterShow: anybodyGets({
    path: '/api/info/footer',
    response: Footer,
    titleTH: 'ข้อมูลท้ายหน้า',
    summary: 'Contact text and online channels of the public site',
    spec: '2.2 Public footer, 3 Contact data',
  }),
} as const;
