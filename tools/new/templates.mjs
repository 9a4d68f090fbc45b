// The five files of a new screen: a list of one row until the mock derives its own. Its tests hold for any rows.

/** Conventions of each area: prefix of keys and paths, who reads, frame around a page. */
export const AREAS = {
  member: {
    reads: 'memberReads',
    spec: '2.3',
    wire: 'mem_',
    inCopy: (section) => `    dataCopy: { section: '${section.replaceAll('-', '_')}' },\n`,
    page: ['MemberPage', '../../frame/pages/member-page.tsx'],
    signIn: "member: '00001', ",
    row: 'memberPage',
    inMenu: "icon: 'list-checks', group: 'money'",
    rows: 'member-rights.ts',
  },
  membergroup: {
    reads: 'agencyReads',
    spec: '2.4',
    wire: 'group_',
    page: ['GroupPage', '../../frame/pages/group-page.tsx'],
    signIn: "agency: '80010001', ",
    row: 'agencyPage',
    inMenu: "icon: 'list-checks'",
    rows: 'membergroup.ts',
  },
  info: {
    reads: 'anybodyReads',
    spec: '2.2',
    wire: '',
    page: ['PublicPage', '../../frame/pages/public-page.tsx'],
    signIn: '',
    row: 'publicPage',
    rows: 'info.ts',
  },
};

const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());

/** Derives the names of a new screen from its area and its route segment. */
export function namesOf(area, feature) {
  const Feature = pascal(feature);
  const part = area + Feature;
  return {
    area,
    feature,
    Screen: Feature,
    Answer: pascal(area) + Feature,
    part,
    key: `${part}List`,
    handlers: `${part}Handlers`,
    address: area === 'info' ? `/${feature}` : `/${area}/${feature}`,
    wirePath: `/api/${area}/${AREAS[area].wire}${feature.replaceAll('-', '_')}`,
  };
}

export const contract = (
  { area, feature, Answer, part, key, wirePath, address },
  title,
) => `import * as z from 'zod/mini';
import { ${AREAS[area].reads} } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import { IsoDate, Money } from '../entry/wire.ts';

export const ${Answer} = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  rows: titledList('รายการ', {
    name: titled('ชื่อ', z.string()),
    amount: titled('จำนวนเงิน', Money),
  }),
});
export type ${Answer} = z.infer<typeof ${Answer}>;

export const ${part} = {
  ${key}: ${AREAS[area].reads}({
    path: '${wirePath}',
    titleTH: '${title}',
${AREAS[area].inCopy?.(feature) ?? ''}    response: ${Answer},
    summary: 'What ${address} shows',
    spec: '${AREAS[area].spec}, not named there',
  }),
} as const;
`;

export const handler = ({ key, handlers }) => `import type { HandlersOf } from '../call/handler.ts';

export const ${handlers}: HandlersOf<'${key}'> = {
  ${key}({ world }) {
    return { as_of: world.view().asOf, rows: [{ name: 'รายการแรก', amount: '1000.00' }] };
  },
};
`;

export const text = (names) => `/** Every Thai word of ${names.address}. */
export const text = {
  list: 'รายการทั้งหมด',
  none: 'ยังไม่มีรายการ',
  noneMore: 'เมื่อมีรายการ จะแสดงที่หน้านี้',
} as const;
`;

/** A member's screen of one call says in three facts what others spell out. */
const memberPage = ({
  feature,
  Answer,
  key,
  address,
}) => `import type { ${Answer} } from '@coop/contracts/member/${feature}';
import { keyed } from '@coop/format/keyed';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { text } from './text.ts';

/** ${address} */
export const { loader, Component } = memberScreen({
  call: '${key}',
  blocks: ['12rem'],
  view: (data) => <View data={data} />,
});
${VIEW(Answer)}`;

const VIEW = (Answer) => `
function View({ data: { rows } }: { data: ${Answer} }) {
  if (rows.length === 0) return <EmptyCard title={text.none}>{text.noneMore}</EmptyCard>;
  return (
    <Card title={text.list}>
      <ul>
        {keyed(rows, ({ name }) => name).map(([key, { name, amount }]) => (
          <li key={key}>
            {name} <Amount baht={amount} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
`;

export function screen(names) {
  const { area, feature, Answer, key, address } = names;
  if (area === 'member') return memberPage(names);
  const [Page, file] = AREAS[area].page;
  const isPublic = area === 'info';
  const props = isPublic ? ` title={titleOf('${address}')}` : '';
  return `${isPublic ? "import { titleOf } from '@coop/addresses/title';\n" : ''}import type { ${Answer} } from '@coop/contracts/${area}/${feature}';
import { keyed } from '@coop/format/keyed';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import type { LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { ${Page} } from '${file}';
import { EmptyCard } from '../../page/empty-card.tsx';
import { text } from './text.ts';

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('${key}', {});

/** ${address} */
export function Component() {
  const feed = useFeed('${key}', {});
  return (
    <${Page}${props}>
      <FeedView feed={feed} blocks={['12rem']}>
        {(data) => <View data={data} />}
      </FeedView>
    </${Page}>
  );
}
${VIEW(Answer)}`;
}

export const screenTest = ({ area, Screen, key, address }, title) => {
  const options = `${AREAS[area].signIn}at: '${address}'`;
  return `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as ${Screen} } from './route.tsx';

/** The mock’s answer with these rows, whatever it derives by itself. */
const answerOf = (...rows: object[]) =>
  ({ endpoint: '${key}', status: 200, body: { as_of: '2026-11-19', rows } }) as const;
const ROW = { name: 'รายการของการทดสอบ', amount: '1250.50' };

test('the rows are shown with their amounts', async () => {
  await openScreen(${Screen}, {
    ${options},
    before: ({ faults }) => faults.add(answerOf(ROW)),
  });
  const row = await screen.findByText(/^รายการของการทดสอบ/);
  expect(row.textContent).toBe('รายการของการทดสอบ 1,250.50');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}');
});

test('a failed load can be tried again', async () => {
  const { user } = await openScreen(${Screen}, {
    ${options},
    before: ({ faults }) => {
      faults.add({ endpoint: '${key}', status: 500, times: 1 });
      faults.add(answerOf(ROW));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText(/^รายการของการทดสอบ/)).toBeDefined();
});

test('nothing to show is said in words', async () => {
  await openScreen(${Screen}, {
    ${options},
    before: ({ faults }) => faults.add(answerOf()),
  });
  expect(await screen.findByText('เมื่อมีรายการ จะแสดงที่หน้านี้')).toBeDefined();
});
`;
};

/** Returns the row of the table of addresses. */
export function addressRow({ area, feature, address }, title) {
  const { row, inMenu } = AREAS[area];
  const field = area === 'info' ? `screen: 'info/${feature}'` : `menu: { ${inMenu} }`;
  return `  ${row}('${address}', {
    titleTH: '${title}',
    ${field},
    isOurs: true,
  }),
`;
}

/** Returns the sample page of the address. */
export const addressSample = ({ key, address }) => `  '${address}': {
    feeds: { ${key}: { shows: 'รายการทั้งหมด', wrongType: 'as_of', missing: 'as_of' } },
  },
`;

/**
 * Lines that join the call to the contract's table and its handler to the mock: file, text, and the mark before it. They
 * come last, because the example of a copy of the data shows what stands first.
 */
export const joinsOf = ({ area, feature, part, handlers }) => [
  {
    file: 'packages/contracts/src/endpoints.ts',
    after: '',
    text: `import { ${part} } from './${area}/${feature}.ts';\n`,
  },
  {
    file: 'packages/contracts/src/endpoints.ts',
    after: `  ${area}: join(`,
    until: ')',
    text: `${part}, `,
  },
  {
    file: 'apps/mock-api/src/handlers.ts',
    after: '',
    text: `import { ${handlers} } from './${area}/${feature}.ts';\n`,
  },
  {
    file: 'apps/mock-api/src/handlers.ts',
    // The copy of a member's data reads the members' handlers.
    after: area === 'member' ? 'const member = join(' : 'handlers: Handlers = join(',
    until: ');',
    text: `${handlers}, `,
  },
];
