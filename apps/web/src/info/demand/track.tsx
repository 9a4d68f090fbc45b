import { DEMAND_NO, POST_WORDS } from '@coop/contracts/info/post-limits';
import { toArabicDigits } from '@coop/format/thai-digits';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FailedTitle } from '../../page/failed-title.tsx';
import posts from '../../parts/posts/posts.module.css';
import { paths } from '../../site/paths.ts';

/** Normalises a typed tracking number: lower case, Thai digits, blanks, missing dash. */
export function demandNoOf(typed: string): string {
  const plain = toArabicDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return plain.replace(/^D?(\d{4})(\d{4,})$/, 'D$1-$2');
}

/** What the browser sent by itself, without scripts: the way to that demand, or what is wrong with the number. */
function useSent() {
  const typed = useSearchParams()[0].get('demand_no') ?? '';
  const no = demandNoOf(typed);
  const isNumber = DEMAND_NO.test(no);
  return {
    typed,
    found: isNumber ? no : undefined,
    error: typed && !isNumber ? POST_WORDS.demandNo : undefined,
  };
}

/** Leads to the demand with a tracking number. */
export function Track() {
  const navigate = useNavigate();
  const sent = useSent();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(sent.error);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const no = demandNoOf(field.current?.value ?? '');
    if (DEMAND_NO.test(no)) return void navigate(paths.showDemand(no));
    setError(POST_WORDS.demandNo);
    field.current?.focus();
  };
  return (
    <div className="no-print">
      <Card title="ติดตามเรื่องของท่าน">
        {error && <FailedTitle />}
        <form method="get" action={paths.demand} noValidate onSubmit={go} className={posts.line}>
          <TextField
            ref={field}
            name="demand_no"
            label="หมายเลขติดตามเรื่อง"
            hint="อยู่บนใบรับเรื่อง เช่น D2569-0041"
            defaultValue={sent.typed}
            autoComplete="off"
            autoCapitalize="characters"
            error={error}
          />
          <Button type="submit">ติดตาม</Button>
        </form>
        {sent.found && (
          <p>
            <Link to={paths.showDemand(sent.found)}>{`เปิดเรื่อง ${sent.found}`}</Link>
          </p>
        )}
      </Card>
    </div>
  );
}
