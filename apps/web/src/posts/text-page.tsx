import type { SiteText, SiteTextName } from '@coop/contracts/site-text';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FeedView } from '../feed/feed-view.tsx';
import { PublicPage } from '../frame/pages/public-page.tsx';
import { RichText } from '../site/rich-text.tsx';
import { useSite } from '../site/site.tsx';
import { fetchText, textOptions } from './fetch-text.ts';
import { type PageSection, sectionsOf } from './page-section.ts';
import styles from './texts.module.css';

const CONTENTS = 'เนื้อหาในหน้านี้';

/** With fewer sections than this one sees them all anyway. */
const MANY_FROM = 4;

/** The sections of a long page as links to them: beside it on a wide screen, folded above it on a narrow one. */
function Contents({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length < MANY_FROM) return null;
  return (
    <nav aria-label={CONTENTS} className={`${styles.contents} no-print`}>
      <details>
        <summary>
          {CONTENTS} <span className="note">{`(${formatCount(sections.length)})`}</span>
        </summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface TextPageProps {
  readonly name: SiteTextName;
  /** Name of the page, until the text brings its own. */
  readonly title: string;
  readonly description?: string;
  /** Said in place of a text that is not published. */
  readonly missing: { readonly title: string; readonly more: string };
  /** Words of the software itself about the matter, below the text. */
  readonly own?: readonly PageSection[];
  /** At the end. */
  readonly children?: ReactNode;
}

/** An address with an anchor leads there once its section has come. */
function useAnchor(hasCome: boolean) {
  const { hash } = useLocation();
  // What was there from the beginning the browser has found by itself.
  const isLate = useRef(!hasCome);
  useEffect(() => {
    if (!hasCome || !isLate.current) return;
    isLate.current = false;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hasCome, hash]);
}

/** The page of a legal text. */
export function TextPage({ name, title, description, missing, own = [], children }: TextPageProps) {
  const feed = useQuery(textOptions(useSite().texts?.[name], fetchText));
  const { data } = feed;
  useAnchor(data !== undefined);
  const sections = [...(data ? sectionsOf(data) : []), ...own];
  return (
    <PublicPage title={data?.title || title} {...(description && { description })}>
      <div className={styles.layout}>
        {data === undefined ? <div className={styles.room} /> : <Contents sections={sections} />}
        <div className={styles.text}>
          <FeedView feed={feed} blocks={['3rem', '12rem', '24rem', '24rem']}>
            {(found) =>
              found ? (
                <Dates text={found} />
              ) : (
                <Band tone="info" title={missing.title}>
                  {missing.more}
                </Band>
              )
            }
          </FeedView>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {children}
        </div>
      </div>
    </PublicPage>
  );
}

/** A date that no line ends in. */
const whole = (date: string) => formatThaiDate(date, 'long').replaceAll(' ', '\u00a0');

/** Shows since when the text holds, as the deployment says; a text without that day is a draft. */
function Dates({ text: { effective_from, version, checked_at } }: { text: SiteText }) {
  const facts = [
    effective_from && `มีผลตั้งแต่วันที่ ${whole(effective_from)}`,
    version && `ฉบับที่ ${version}`,
    checked_at && `ตรวจสอบล่าสุด ${whole(checked_at)}`,
  ].filter(Boolean);
  return (
    <>
      {!effective_from && (
        <Band tone="waiting" title="ร่าง ยังไม่มีผล">
          สหกรณ์ยังไม่ได้กำหนดวันที่เริ่มใช้
        </Band>
      )}
      <ul className={styles.dates}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

function Section({ id, heading, content }: PageSection) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {'html' in content ? <RichText html={content.html} className="prose" /> : content.node}
    </section>
  );
}
