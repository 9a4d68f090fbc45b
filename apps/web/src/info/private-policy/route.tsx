import { Link, type LoaderFunction } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { askForText } from '../../posts/fetch-text.ts';
import { ownSection } from '../../posts/page-section.ts';
import { PrivacyContact } from '../../posts/privacy-contact.tsx';
import { TextPage } from '../../posts/text-page.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const CONTACT = ownSection(
  'contact',
  'ติดต่อเรื่องข้อมูลส่วนบุคคล',
  <>
    <p>หากท่านมีข้อสงสัย ต้องการใช้สิทธิ หรือพบว่าข้อมูลของท่านไม่ถูกต้อง โปรดติดต่อ</p>
    <PrivacyContact />
  </>,
);

export const loader: LoaderFunction = ({ context }) =>
  askForText(context.get(pageContext), 'privacy');

/** /privacy-policy/private-policy */
export function Component() {
  return (
    <TextPage name="privacy" title={text.title} missing={text.missing} own={[CONTACT]}>
      <p className="no-print">
        <Link to={paths.cookiesPolicy}>อ่านนโยบายคุกกี้</Link>
      </p>
    </TextPage>
  );
}
