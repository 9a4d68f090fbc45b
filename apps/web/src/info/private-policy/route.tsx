import { formatThaiDate } from '@coop/format/thai-date';
import { PageHeader } from '@coop/ui/page-header';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { Link } from '../../router/link.tsx';
import { ContactFacts } from '../../site/contact-facts.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './private-policy.module.css';
import { Section } from './section.tsx';
import { text } from './text.ts';

/** /privacy-policy/private-policy */
export default function PrivatePolicy() {
  const { coopNameTH } = useSite();
  const heading = usePageFocus();
  return (
    <article className={styles.policy}>
      <PageMeta title={text.title} />
      <PageHeader
        title={text.title}
        sub={text.effective(formatThaiDate(text.effectiveDate, 'long'))}
        headingRef={heading}
      />
      <div className={styles.section}>
        {text.intro(coopNameTH).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {text.sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <section className={styles.section}>
        <h2>{text.contact.title}</h2>
        <p>{text.contact.intro}</p>
        <ContactFacts />
      </section>
      <p className="no-print">
        <Link to={paths.cookiesPolicy} className={styles.link}>
          {text.related}
        </Link>
      </p>
    </article>
  );
}
