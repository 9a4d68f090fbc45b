import { Card } from '@coop/ui/card';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageFocus } from '../page/page-focus.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { Area } from '../session/session-end.ts';
import { useSite } from '../site/site.tsx';
import { LogonForm, type LogonFormProps, type NumberName } from './logon-form.tsx';
import { type SignIn, useLogon } from './use-logon.ts';

interface LogonCardProps<No extends NumberName> extends LogonFormProps<No> {
  /** Another way in, below everything else and parted from it. */
  readonly also?: ReactNode;
  readonly area: Area;
  readonly load: () => Promise<SignIn>;
  /** Place to go to if nothing was asked for. */
  readonly home: string;
  /** Other ways on, with their words. */
  readonly links: Readonly<Record<string, string>>;
  readonly text: LogonFormProps<No>['text'] &
    Readonly<Record<'title' | 'help', string>> &
    Readonly<Partial<Record<'english' | 'system' | 'staySafe', string>>>;
}

/** The page on which a member or an agency signs in: the form, and the ways on. */
export function LogonCard<No extends NumberName>(props: LogonCardProps<No>) {
  const { area, load, home, links, text, also } = props;
  const { title, english, system, help, staySafe } = text;
  const { phone } = useSite();
  const heading = usePageFocus();
  const { state } = useLocation();
  const { dialog, warm, signIn, next } = useLogon(area, load, home);
  // Goes along to the other pages, where it would be typed again.
  const [typedNo, setTypedNo] = useState<string>(state?.no ?? '');
  return (
    <div className="logon">
      <PageMeta title={system ? `${title} · ${system}` : title} noIndex />
      <Card>
        <h1 tabIndex={-1} ref={heading}>
          {title} {english && <span lang="en">{english}</span>}
        </h1>
        {system && <p className="note">{system}</p>}
        {/* The gate's words about a session that has ended. */}
        {state?.ended && <p className="logon-ended">{state.ended}</p>}
        <noscript>การเข้าสู่ระบบ ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน</noscript>
        <LogonForm
          {...props}
          knownNo={state?.no}
          signIn={signIn}
          next={next}
          onFocus={warm}
          onNumber={setTypedNo}
        />
        <p className="logon-links">
          {Object.entries(links).map(([to, words]) => (
            <Link key={to} to={to} state={typedNo === '' ? null : { no: typedNo }}>
              {words}
            </Link>
          ))}
        </p>
        {phone && (
          <p className="note">
            {help} {/* Not the PhoneLink of other pages: another script of the first view. */}
            <a href={`tel:${phone}`} className="nowrap">
              {phone}
            </a>
          </p>
        )}
        {staySafe && <p className="note">{staySafe}</p>}
        {also && <div className="logon-also">{also}</div>}
      </Card>
      {dialog}
    </div>
  );
}
