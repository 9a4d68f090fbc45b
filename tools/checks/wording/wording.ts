import { readSourceFiles, type SourceFile } from '../source-files.ts';
import { readThaiWords } from './thai-words.ts';

/**
 * Texts of the mock's cooperative and its members are data (packages/cooperative/content), which is not read here; this
 * is the code about them with words of its own: people, news, the election, associations. None of it is the product's.
 */
const CONTENT =
  /^packages\/cooperative\/src\/(site\/(topics\/|election)|people\/|cremation\/|chance\/contract-no)/;
/** For testers, who are no users of the portal. */
const TESTERS = /^apps\/(console|runner|mock-api\/src\/control)\//;
const EXAMPLES = /\/examples\.tsx$/;

interface Section {
  readonly title: string;
  readonly files: SourceFile[];
}

const PARTS = [
  { title: 'Titles and menus', of: /^(packages\/addresses)\/src\/[^/]+$/ },
  { title: 'Public screens', of: /^(apps\/web\/src\/info\/[^/]+)\// },
  { title: 'Member screens', of: /^(apps\/web\/src\/member\/[^/]+)\// },
  { title: 'Agency screens', of: /^(apps\/web\/src\/membergroup)\/[^/]+\.tsx?$/ },
  { title: 'Agency screens', of: /^(apps\/web\/src\/membergroup\/[^/]+)\// },
  { title: 'Around the screens', of: /^(apps\/web\/src(?:\/frame\/[^/.]+|\/[^/.]+)?)\// },
  { title: 'Components and formats', of: /^(packages\/(?:ui|format|finance|papers))\// },
  { title: 'Checks of what was typed', of: /^(packages\/contracts)\// },
  { title: 'Answers of the mock', of: /^(apps\/mock-api\/src\/[^/]+)\// },
  { title: 'Answers of the mock', of: /^(apps\/mock-api\/src)\// },
  { title: 'Answers of the mock', of: /^(packages\/cooperative\/src(?:\/[^/.]+)?)\// },
] as const;

function partOf(path: string): { part: string; section: string } | undefined {
  for (const { title, of } of PARTS) {
    const section = of.exec(path)?.[1];
    if (section) return { part: title, section };
  }
  return undefined;
}

/** Sorts parts and sections as in the table above, files by path. */
function sectionsOf(files: readonly SourceFile[]): Map<string, Map<string, SourceFile[]>> {
  const parts = new Map(
    PARTS.map(({ title }) => [title as string, new Map<string, SourceFile[]>()]),
  );
  for (const file of files) {
    const place = partOf(file.path);
    if (!place) continue;
    const sections = parts.get(place.part);
    const list = sections?.get(place.section) ?? [];
    sections?.set(place.section, [...list, file]);
  }
  return parts;
}

/** Returns Thai as a cell of a table, without mark-up. */
function cell(text: string): string {
  return text
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ');
}

function tableOf({ title, files }: Section): string[] {
  const rows = files.flatMap((file) => {
    const name = file.path
      .slice(title.length + 1)
      .replace(/^src\//, '')
      .replace(/\.tsx?$/, '');
    return readThaiWords(file.path, file.text).map(({ key, thai }) => {
      // Every screen has its `text`, so that only other names are shown.
      const from = key.startsWith('text.') ? key.slice('text.'.length) : `${name}: ${key}`;
      return `| ${from.replaceAll('|', '\\|')} | ${cell(thai)} |`;
    });
  });
  if (rows.length === 0) return [];
  return [
    `### ${title.replace(/^apps\/web\/src\//, '')}`,
    '',
    '| where | Thai |',
    '| --- | --- |',
    ...rows,
    '',
  ];
}

const INTRO = [
  '# Wording',
  '',
  `Every Thai word that a user of the portal reads, for a reader whose language it is. Written by \`npm run docs\` from`,
  'the sources. `{name}` stands for what is filled in. Mend a word in the file that',
  'its heading names (a screen’s words are in its `text.ts` or where they are said), then run the command.',
  '',
  'Left out: what the mock’s cooperative publishes and its members write (`packages/cooperative/content`: news, board,',
  'demands, names, kinds of welfare, terms, guidelines), and the words of the testers’ console.',
  '',
];

/** Renders docs/wording.md: one table for each screen and for each other place with words. */
export function renderWording(): string {
  const shown = readSourceFiles().filter(
    ({ path, isTest }) =>
      !isTest && !CONTENT.test(path) && !TESTERS.test(path) && !EXAMPLES.test(path),
  );
  const parts = [...sectionsOf(shown)].flatMap(([part, sections]) => [
    `## ${part}`,
    '',
    ...[...sections].flatMap(([title, files]) => tableOf({ title, files })),
  ]);
  return [...INTRO, ...parts].join('\n').trimEnd().concat('\n');
}
