import * as z from 'zod/mini';
import facts from '../../content/cooperative/facts.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';

// The facts of the example cooperative: its names, officers, hours and days are all taken from here.

const Count = z.int().check(z.nonnegative());
const HourOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const Officer = z.strictObject({
  title: Words,
  /** First name and surname. */
  name: Words,
  position: Words,
  since: z.iso.date(),
});
export type Officer = z.infer<typeof Officer>;

const Officers = z.array(Officer).check(z.minLength(1));

const CooperativeFacts = z.strictObject({
  name: Words,
  nameEn: Words,
  description: Words,
  address: Words,
  phone: Words,
  fax: Words,
  email: Words,
  privacyContact: z.strictObject({ name: Words, email: Words, phone: Words }),
  hours: z.strictObject({ days: Words, opens: HourOfDay, closes: HourOfDay }),
  /** Buddhist year before that of the first committee. */
  firstCommitteeBE: Count,
  /** Ranges of counts that several items of a year mention; drawn once a year. */
  yearly: z.record(z.string(), z.strictObject({ from: Count, to: Count })),
  /** External auditor of the balances. */
  auditor: Officer,
  committee: Officers,
  auditors: Officers,
  internalAuditors: Officers,
  staff: Officers,
  /** Sections that agencies and members are referred to, with their contact. */
  sections: z.array(
    z.strictObject({ name: Words, position: Words, extension: Words, email: Words }),
  ),
});

export const COOPERATIVE = readContent('cooperative/facts.json', CooperativeFacts, facts);

/** Groups of people listed on a page. */
export const OFFICER_GROUPS = ['committee', 'auditors', 'internalAuditors', 'staff'] as const;
export type OfficerGroup = (typeof OFFICER_GROUPS)[number];

export const officerName = ({ title, name }: Officer): string => `${title}${name}`;

/**
 * Returns the holder of a post.
 * @throws RangeError when nobody or more than one holds it
 */
export function officerAt(position: string): Officer {
  const holders = OFFICER_GROUPS.flatMap((group) => COOPERATIVE[group]).filter(
    (item) => item.position === position,
  );
  const [holder] = holders;
  if (!holder || holders.length > 1) throw new RangeError(`${holders.length} hold ${position}`);
  return holder;
}

/** Runs the cooperative and signs its letters. */
export const MANAGER = officerAt('ผู้จัดการ');

/**
 * Returns a section with its telephone and contact.
 * @throws RangeError for an unknown one
 */
export function sectionNamed(name: string) {
  const section = COOPERATIVE.sections.find((other) => other.name === name);
  if (!section) throw new RangeError(`there is no section ${name}`);
  const { extension, position, email } = section;
  const person = officerName(officerAt(position));
  return { section: name, person, phone: `${COOPERATIVE.phone} ต่อ ${extension}`, email };
}
