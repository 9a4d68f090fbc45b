import type { Footer } from '@coop/contracts/info/footer';
import { Card } from '@coop/ui/card';
import type { LucideIcon } from 'lucide-react';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFeed } from '../../feed/use-feed.ts';
import { whenBroken } from '../../site/broken-picture.ts';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { ServiceLinks } from '../../site/links/service-links.tsx';
import { siteHref } from '../../site/links/site-href.ts';
import { SiteLink } from '../../site/links/site-link.tsx';
import { paths } from '../../site/paths.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { RichText } from '../../site/rich-text.tsx';
import { useSite } from '../../site/site.tsx';
import styles from './public-footer.module.css';

/** The contact text, from the feed of the menu or of the footer: the specification names both. */
function ContactText({ html, isPending }: { html: string | undefined; isPending: boolean }) {
  const loading = <p>กำลังโหลด</p>;
  if (html) return <RichText html={html} className="prose" fallback={loading} />;
  return isPending ? loading : <PhoneLine>โทรศัพท์</PhoneLine>;
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
      <ServiceLinks className={styles.policies} />
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

const CHANNELS = [
  { key: 'facebook_contact', label: 'เฟซบุ๊ก', Icon: UsersRound },
  { key: 'line_contact', label: 'ไลน์', Icon: MessageCircle },
  { key: 'loaction_contact', label: 'แผนที่', Icon: MapPin },
] as const;

/** The cooperative's own icon; a generic one where there is none or it cannot be loaded. */
function ChannelIcon({ picture, Icon }: { picture: string | undefined; Icon: LucideIcon }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.icon}>
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={64}
          height={64}
          {...whenBroken(() => setBroken(picture))}
        />
      ) : (
        <Icon aria-hidden />
      )}
    </span>
  );
}

/** Three round links: social page, chat account, map. One without an address is disabled. */
function ContactChannels({ footer }: { footer: Footer }) {
  const origin = useOrigin();
  return (
    <Card title="ช่องทางออนไลน์">
      <p>ติดตามข่าว สอบถามข้อมูล หรือเดินทางมาพบเจ้าหน้าที่ได้ตามช่องทางเหล่านี้</p>
      <ul className={styles.channels}>
        {CHANNELS.map(({ key, label, Icon }) => (
          <li key={key}>
            <SiteLink href={siteHref(footer[key].Note, origin)} newTab className={styles.channel}>
              <ChannelIcon picture={siteHref(footer[key].nphoto, origin)} Icon={Icon} />
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
