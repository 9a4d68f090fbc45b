import { Card } from '@coop/ui/card';
import { Link } from 'react-router';
import { useFeed } from '../../feed/use-feed.ts';
import { paths } from '../../site/paths.ts';
import { PhoneLink } from '../../site/phone-link.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { useSite } from '../../site/site.tsx';
import { ContactChannels } from './contact-channels.tsx';
import styles from './public-footer.module.css';

/** The telephone of the configuration, where no feed has a contact text; the rest is below. */
function KnownContact() {
  const { phone } = useSite();
  return (
    phone && (
      <p>
        โทรศัพท์ <PhoneLink />
      </p>
    )
  );
}

/** The contact text, from the feed of the menu or of the footer: the specification names both. */
function ContactText({ html, isPending }: { html: string | undefined; isPending: boolean }) {
  const loading = <p>กำลังโหลด</p>;
  if (html) return <RichText html={html} className="prose" fallback={loading} />;
  return isPending ? loading : <KnownContact />;
}

function Band() {
  const site = useSite();
  return (
    <div className={styles.band}>
      <strong>{site.coopNameTH}</strong>
      <span lang="en">{site.coopNameEN}</span>
      {site.coop_address && <address>{site.coop_address}</address>}
      {site.email && (
        <span>
          อีเมล <a href={`mailto:${site.email}`}>{site.email}</a>
        </span>
      )}
      <div className={styles.policies}>
        <Link to={paths.verify}>ตรวจสอบเอกสาร</Link>
        <Link to={paths.cookiesPolicy}>นโยบายคุกกี้</Link>
        <Link to={paths.privatePolicy}>นโยบายความเป็นส่วนตัว</Link>
        <Link to={paths.accessibility}>การเข้าถึงเว็บไซต์</Link>
      </div>
      <small>
        สงวนลิขสิทธิ์ © 2021 {site.coopNameTH}
        {site.vendor && (
          <>
            <br />
            พัฒนาระบบโดย {site.vendor}
          </>
        )}
      </small>
    </div>
  );
}

/** The footer of the public site (PUB-08 to 10). Shown once its feed has loaded, or failed; then without icons. */
export function PublicFooter() {
  const footer = useFeed('infoFooterShow', {});
  const menu = useFeed('infoMenuShow', {});
  if (footer.isPending) return null;
  const html = footer.data?.title_contact.Note || menu.data?.title_contact?.Note;
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.columns}>
        <Card title="ติดต่อเรา">
          <ContactText html={html} isPending={menu.isPending} />
        </Card>
        {footer.data && <ContactChannels footer={footer.data} />}
      </div>
      <Band />
    </footer>
  );
}
