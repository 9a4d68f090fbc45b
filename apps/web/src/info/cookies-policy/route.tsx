import { Tag } from '@coop/ui/tag';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Loader } from '../../feed/loader.ts';
import { askForText } from '../../parts/texts/fetch-text.ts';
import type { PageSection } from '../../parts/texts/page-section.ts';
import { PrivacyContact } from '../../parts/texts/privacy-contact.tsx';
import { TextPage } from '../../parts/texts/text-page.tsx';
import { paths } from '../../site/paths.ts';
import styles from './cookies-policy.module.css';
import { text } from './text.ts';
import { Withdraw } from './withdraw.tsx';

const { kept, clear } = text;

const section = (name: string, heading: string, node: ReactNode): PageSection => ({
  id: `portal-${name}`,
  heading,
  content: { node },
});

const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>);
const items = (lines: readonly string[]) => lines.map((line) => <li key={line}>{line}</li>);

/** What the portal itself does, whichever cooperative it serves. */
const OWN: readonly PageSection[] = [
  section('about', text.about.title, paragraphs(text.about.paragraphs)),
  section(
    'kept',
    kept.title,
    <>
      <p>{kept.intro(kept.items.length)}</p>
      <KeptList />
    </>,
  ),
  section('never', text.never.title, <ul>{items(text.never.items)}</ul>),
  section('need', text.need.title, paragraphs(text.need.paragraphs)),
  section(
    'withdraw',
    text.withdraw.title,
    <>
      {paragraphs(text.withdraw.paragraphs)}
      <Withdraw />
    </>,
  ),
  section(
    'clear',
    clear.title,
    <>
      <p>{clear.intro}</p>
      <ol>{items(clear.steps)}</ol>
      <p>{clear.after}</p>
    </>,
  ),
  section(
    'contact',
    text.contact.title,
    <>
      <p>{text.contact.intro}</p>
      <PrivacyContact />
    </>,
  ),
];

export const loader: Loader = (page) => askForText(page, 'cookies');

/** /privacy-policy/cookies-policy */
export function Component() {
  return (
    <TextPage name="cookies" title={text.title} missing={text.missing} own={OWN}>
      <p className="no-print">
        <Link to={paths.privatePolicy}>อ่านนโยบายความเป็นส่วนตัว</Link>
      </p>
    </TextPage>
  );
}

/** What is kept, one card each: sentences this long do not fit the columns of a table. */
function KeptList() {
  const { items, places, why, howLong } = text.kept;
  return (
    <ul className={styles.kept}>
      {items.map((item) => (
        <li key={item.name}>
          <h3>
            <code lang="en" translate="no">
              {item.name}
            </code>
          </h3>
          <Tag tone="muted">{places[item.place]}</Tag>
          <dl>
            <dt>{why}</dt>
            <dd>{item.why}</dd>
            <dt>{howLong}</dt>
            <dd>{item.howLong}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
