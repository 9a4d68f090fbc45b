import { Link } from 'react-router';
import { PrivacyContact } from '../../parts/texts/privacy-contact.tsx';
import { TextPage } from '../../parts/texts/text-page.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const CONTACT = {
  id: 'portal-contact',
  heading: text.contact.title,
  content: {
    node: (
      <>
        <p>{text.contact.intro}</p>
        <PrivacyContact />
      </>
    ),
  },
};

/** /privacy-policy/private-policy */
export default function PrivatePolicy() {
  return (
    <TextPage name="privacy" title={text.title} missing={text.missing} own={[CONTACT]}>
      <p className="no-print">
        <Link to={paths.cookiesPolicy}>{text.related}</Link>
      </p>
    </TextPage>
  );
}
