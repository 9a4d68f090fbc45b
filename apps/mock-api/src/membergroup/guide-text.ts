import { IsoDate } from '@coop/contracts/entry/wire';
import { readContent } from '@coop/cooperative/content/read-content';
import guide from '@coop/cooperative/content/texts/agency-guide.json' with { type: 'json' };
import { Words } from '@coop/cooperative/content/written';
import { sectionNamed } from '@coop/cooperative/rules/cooperative';
import { fillRules } from '@coop/cooperative/rules/fill-rules';
import * as z from 'zod/mini';

const Section = z.strictObject({ title: Words, html: Words });

/** The example cooperative's guidelines for the representatives of agencies. */
const AgencyGuide = z.strictObject({
  updated: IsoDate,
  steps: z.array(Section),
  faq: z.array(Section),
  /** Sections of the cooperative, with their topics. */
  contacts: z.array(z.strictObject({ section: Words, about: Words })),
  /** Files under mediafiles/membergroup/. */
  files: z.array(z.strictObject({ file: Words, title: Words, lines: z.array(Words) })),
});

const { contacts, steps, ...rest } = readContent('texts/agency-guide.json', AgencyGuide, guide);

export const GUIDE = {
  ...rest,
  steps: steps.map(({ title, html }) => ({ title, html: fillRules(html) })),
  contacts: contacts.map(({ section, about }) => ({ ...sectionNamed(section), about })),
};

const BOM = '\uFEFF';

/** The guide's files as they are sent. */
export const GUIDE_FILES = GUIDE.files.map(({ file, title, lines }) => ({
  file,
  title,
  content: `${BOM}${lines.join('\r\n')}\r\n`,
}));
