import { Tag } from '@coop/ui/tag';
import { Link, type LoaderFunction } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { askForText } from '../../posts/fetch-text.ts';
import { ownSection, type PageSection } from '../../posts/page-section.ts';
import { PrivacyContact } from '../../posts/privacy-contact.tsx';
import { TextPage } from '../../posts/text-page.tsx';
import { paths } from '../../site/paths.ts';
import styles from './cookies-policy.module.css';
import { text } from './text.ts';
import { Withdraw } from './withdraw.tsx';

const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>);
const items = (lines: readonly string[]) => lines.map((line) => <li key={line}>{line}</li>);

/** Works of the portal itself, whichever cooperative it serves. */
const OWN: readonly PageSection[] = [
  ownSection('about', 'คุกกี้คืออะไร', paragraphs(text.about)),
  ownSection(
    'kept',
    'สิ่งที่เก็บไว้ในเครื่องของท่าน',
    <>
      <p>{`มีทั้งหมด ${text.kept.length} อย่าง แต่ละอย่างมีชื่อที่เบราว์เซอร์ใช้เรียก หน้าที่ และอายุดังนี้`}</p>
      <KeptList />
    </>,
  ),
  ownSection('never', 'สิ่งที่เว็บไซต์นี้ไม่ทำ', <ul>{items(text.never)}</ul>),
  ownSection('need', 'อย่างไหนจำเป็น อย่างไหนท่านเลือกได้', paragraphs(text.need)),
  ownSection(
    'withdraw',
    'การถอนความยินยอม',
    <>
      <p>
        ท่านเปลี่ยนใจได้ทุกเมื่อ โดยกดปุ่มด้านล่าง ระบบจะบันทึกว่าท่านปฏิเสธ และจะถามท่านใหม่เมื่อเปิดเว็บไซต์ครั้งต่อไป
        เมื่อถอนแล้ว ท่านยังเข้าสู่ระบบได้ตามปกติ
      </p>
      <Withdraw />
    </>,
  ),
  ownSection(
    'clear',
    'การลบด้วยตนเอง',
    <>
      <p>ท่านลบทุกอย่างที่เว็บไซต์นี้เก็บไว้ในเครื่องได้ดังนี้</p>
      <ol>{items(text.clear)}</ol>
      <p>
        หลังจากลบแล้ว ท่านต้องเข้าสู่ระบบใหม่ และขนาดตัวอักษรจะกลับเป็นปกติ
        ยอดเงินและประวัติของท่านที่สหกรณ์ไม่ได้หายไปไหน หากทำเองไม่สะดวก โปรดให้ผู้ที่ท่านไว้ใจช่วย หรือโทรถามสหกรณ์
      </p>
    </>,
  ),
  ownSection(
    'contact',
    'สอบถามเพิ่มเติม',
    <>
      <p>หากมีข้อสงสัยเรื่องคุกกี้ โปรดติดต่อ</p>
      <PrivacyContact />
    </>,
  ),
];

export const loader: LoaderFunction = ({ context }) =>
  askForText(context.get(pageContext), 'cookies');

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

const PLACES = { cookie: 'คุกกี้', storage: 'ที่เก็บข้อมูลในเครื่อง' } as const;

/** Shows what is kept, one card each: sentences this long do not fit the columns of a table. */
function KeptList() {
  return (
    <ul className={styles.kept}>
      {text.kept.map((item) => (
        <li key={item.name}>
          <h3>
            <code lang="en" translate="no">
              {item.name}
            </code>
          </h3>
          <Tag tone="muted">{PLACES[item.place]}</Tag>
          <dl>
            <dt>เก็บไว้ทำไม</dt>
            <dd>{item.why}</dd>
            <dt>เก็บนานเท่าใด</dt>
            <dd>{item.howLong}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
