import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ByLawChanges } from '@coop/contracts/by-laws/by-law-changes';
import type { SiteConfig } from '@coop/contracts/site';
import { SITE_TEXTS } from '@coop/contracts/site-text';
import { type Answers, DEMO_KEY, readByLaws } from './site-questions.ts';

const EXAMPLES = new URL('../../../deploy/texts/', import.meta.url);
const EXAMPLE_NAME = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
const OFFICER = 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function botCheckOf({ siteKey }: Answers): SiteConfig['botCheck'] {
  if (siteKey === 'none') return undefined;
  return siteKey === DEMO_KEY ? { siteKey, script: '/recaptcha/api.js' } : { siteKey };
}

/** Tells the e-mail from the telephone, in which there may be spaces. */
function reachOf({ contacts }: Answers) {
  const words = contacts.split(/\s+/);
  const email = words.find((word) => word.includes('@'));
  const phone = words.filter((word) => word !== email).join(' ');
  return { ...(email && { email }), ...(phone && { phone }) };
}

function siteOf(answers: Answers, logo: string | undefined): SiteConfig {
  const { nameTH, nameEN, shortName, slogan, colour, address } = answers;
  const reach = reachOf(answers);
  const botCheck = botCheckOf(answers);
  return {
    coopNameTH: nameTH,
    coopNameEN: nameEN,
    short_name: shortName,
    ...(slogan && { slogan }),
    ...(colour && { colours: { brand: colour } }),
    ...(logo && { logo }),
    ...(address && { coop_address: address }),
    ...reach,
    privacy_contact: { name: OFFICER, ...reach },
    texts: Object.fromEntries(SITE_TEXTS.map((name) => [name, `/texts/${name}.json`])),
    ...(botCheck && { botCheck }),
    ...(answers.byLaws && { by_laws: ByLawChanges.parse(readByLaws(answers.byLaws)) }),
    mourning: false,
  };
}

/** Returns a draft of a legal text: the example in the cooperative's name, in force once somebody dates it. */
function draftOf(name: string, { nameTH }: Answers, today: string): object {
  const example = readFileSync(new URL(`${name}.example.json`, EXAMPLES), 'utf8');
  const draft = JSON.parse(example, (_key, value) =>
    typeof value === 'string' ? value.replaceAll(EXAMPLE_NAME, () => nameTH) : value,
  );
  const { effective_from: _, ...undated } = draft;
  return { ...undated, ...(draft.checked_at && { checked_at: today }) };
}

/** Writes the folder of a cooperative: site.json, its logo, drafts of its texts as checked `today` (`2026-11-26`). */
export function writeFolder(answers: Answers, today: string): void {
  const { folder, logo } = answers;
  mkdirSync(join(folder, 'texts'), { recursive: true });
  const address = logo && `/logo${extname(logo).toLowerCase()}`;
  if (address) copyFileSync(logo, join(folder, address));
  for (const name of SITE_TEXTS) {
    writeFileSync(join(folder, `texts/${name}.json`), json(draftOf(name, answers, today)));
  }
  writeFileSync(join(folder, 'site.json'), json(siteOf(answers, address)));
}
