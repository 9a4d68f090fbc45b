import { padMembershipNo } from '@coop/format/membership-no';
import { Button, buttonClass } from '@coop/ui/button';
import Copy from 'lucide-react/icons/copy';
import LogIn from 'lucide-react/icons/log-in';
import { useAct } from '../control/act.tsx';
import { copyText } from '../control/copy-text.ts';
import layout from '../control/layout.module.css';
import { usePlace } from '../control/use-place.ts';
import { personaLink } from './persona-link.ts';
import { text } from './text.ts';

/** Buttons that sign in as a member in a new tab, or copy the address that does so. */
export function Enter({ member, to }: { member: number; to: string }) {
  const { world } = usePlace();
  const { doHere } = useAct();
  const no = padMembershipNo(String(member));
  const link = personaLink({ member, world, to });
  const copy = () => copyText(new URL(link, location.origin).href);
  return (
    <div className={layout.row}>
      <a className={buttonClass('primary')} href={link} target="_blank" rel="noopener">
        <LogIn /> {text.enter}
        <span className="visually-hidden">
          {text.as} {no}
        </span>
      </a>
      <Button variant="quiet" icon={<Copy />} onClick={() => void doHere(copy, text.copied(no))}>
        {text.copy}
        <span className="visually-hidden"> {no}</span>
      </Button>
    </div>
  );
}
