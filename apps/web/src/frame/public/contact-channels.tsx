import type { Footer } from '@coop/contracts/info/footer';
import { Card } from '@coop/ui/card';
import type { LucideIcon } from 'lucide-react';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { whenBroken } from '../../site/broken-picture.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { siteHref } from '../../site/site-href.ts';
import { SiteLink } from '../../site/site-link.tsx';
import styles from './public-footer.module.css';

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
export function ContactChannels({ footer }: { footer: Footer }) {
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
