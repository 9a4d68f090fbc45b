import { titleOf } from '@coop/addresses/title';
import type { Footer } from '@coop/contracts/info/footer';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Link } from 'react-router';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PageEnd } from '../../page/page-end.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { AccountFacts } from '../../site/account-facts.tsx';
import { ContactFacts } from '../../site/contact-facts.tsx';
import { PhoneButton, PhoneLink } from '../../site/links/phone-link.tsx';
import { siteHref } from '../../site/links/site-href.ts';
import { SiteLink } from '../../site/links/site-link.tsx';
import { paths } from '../../site/paths.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { RichText } from '../../site/rich-text.tsx';
import { useSite } from '../../site/site.tsx';

const TITLE = titleOf('/contact');

const CHANNELS = [
  ['loaction_contact', 'แผนที่ไปสหกรณ์'],
  ['line_contact', 'ไลน์'],
  ['facebook_contact', 'เฟซบุ๊ก'],
] as const;

function Channels({ footer }: { footer: Footer }) {
  const origin = useOrigin();
  const links = CHANNELS.flatMap(([key, label]) => {
    const href = siteHref(footer[key].Note, origin);
    return href ? [{ href, label }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={label}>
          <SiteLink href={href} newTab>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The departments, for whoever has their question already, and the accounts into which one pays. */
function Departments() {
  const { departments = [], accounts = [] } = useSite();
  return (
    <>
      {departments.length > 0 && (
        <Card title="ฝ่ายงาน">
          <Facts
            rows={departments.map(({ name, phone, email }) => [
              name,
              <>
                {phone && <PhoneLink number={phone} />}{' '}
                {email && <a href={`mailto:${email}`}>{email}</a>}
              </>,
            ])}
          />
        </Card>
      )}
      {accounts.length > 0 && (
        <Card title="บัญชีธนาคารสำหรับโอนเงินให้สหกรณ์">
          <AccountFacts accounts={accounts} />
        </Card>
      )}
    </>
  );
}

/** /contact: telephone, address, hours and the other ways to reach the cooperative. */
export function Component() {
  // The frame has asked for both.
  const footer = useFeed('infoFooterShow', {}).data;
  const menu = useFeed('infoMenuShow', {}).data;
  const { privacy_contact: officer } = useSite();
  const html = footer?.title_contact.Note || menu?.title_contact?.Note;
  return (
    <PublicPage
      title={TITLE}
      description="โทรศัพท์ ที่อยู่ เวลาทำการ แผนที่ และช่องทางติดต่อสหกรณ์"
      crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
    >
      <Card title="โทรศัพท์และที่อยู่">
        <ContactFacts />
        <p className="no-print">
          <PhoneButton>{(phone) => `โทร ${phone}`}</PhoneButton>
        </p>
      </Card>
      {html && (
        <Card title="เวลาทำการ">
          <RichText html={html} className="prose" />
        </Card>
      )}
      <Departments />
      {footer && (
        <Card title="แผนที่และช่องทางออนไลน์">
          <Channels footer={footer} />
        </Card>
      )}
      <Card title="เรื่องที่ติดต่อได้ทางเว็บไซต์">
        <ul>
          <li>
            <Link to={paths.board}>ถามเจ้าหน้าที่ในกระดานถามตอบ</Link>
          </li>
          <li>
            <Link to={paths.demandNew}>ร้องเรียน เสนอแนะ หรือขอเอกสาร</Link>
          </li>
          <li>
            <Link to={paths.show(106)}>รายชื่อเจ้าหน้าที่</Link>
          </li>
          {officer && (
            <li>
              <Link to={paths.privatePolicy}>{`ข้อมูลส่วนบุคคล ติดต่อ${officer.name}`}</Link>
            </li>
          )}
        </ul>
      </Card>
      <PageEnd />
    </PublicPage>
  );
}
