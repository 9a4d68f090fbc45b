import { formatThaiDate } from '@coop/format/thai-date';
import { PageHeader } from '@coop/ui/page-header';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { Link } from '../../router/link.tsx';
import { ContactFacts } from '../../site/contact-facts.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './cookies-policy.module.css';
import { KeptList } from './kept-list.tsx';
import { text } from './text.ts';
import { Withdraw } from './withdraw.tsx';

function Section({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** /privacy-policy/cookies-policy */
export default function CookiesPolicy() {
  const { coopNameTH } = useSite();
  const heading = usePageFocus();
  const { never, kept, clear } = text;
  return (
    <article className={styles.policy}>
      <PageMeta title={text.title} />
      <PageHeader
        title={text.title}
        sub={text.effective(formatThaiDate(text.effectiveDate, 'long'))}
        headingRef={heading}
      />
      <p>{text.intro(coopNameTH)}</p>
      <Section {...text.about} />
      <section>
        <h2>{never.title}</h2>
        <ul>
          {never.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{kept.title}</h2>
        <p>{kept.intro(kept.items.length)}</p>
        <KeptList />
      </section>
      <Section {...text.need} />
      <Section {...text.withdraw} />
      <Withdraw />
      <section>
        <h2>{clear.title}</h2>
        <p>{clear.intro}</p>
        <ol>
          {clear.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{clear.after}</p>
      </section>
      <Section {...text.changes} />
      <section>
        <h2>{text.contact.title}</h2>
        <p>{text.contact.intro}</p>
        <ContactFacts />
      </section>
      <p className="no-print">
        <Link to={paths.privatePolicy} className={styles.link}>
          {text.related}
        </Link>
      </p>
    </article>
  );
}
