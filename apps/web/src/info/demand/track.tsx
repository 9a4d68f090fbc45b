import { DEMAND_NO, POST_WORDS } from '@coop/contracts/info/post-limits';
import { readTyped } from '@coop/format/text/thai-text';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FailedTitle } from '../../page/failed-title.tsx';
import posts from '../../posts/posts.module.css';
import { paths } from '../../site/paths.ts';

/** Normalises a typed tracking number: lower case, blanks, missing dash and zeros. */
export function demandNoOf(typed: string): string {
  const plain = readTyped(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return plain.replace(
    /^D?(\d{4})(\d+)$/,
    (_, year: string, running: string) => `D${year}-${running.padStart(4, '0')}`,
  );
}

/** Leads to the demand with a tracking number. */
export function Track() {
  const navigate = useNavigate();
  // What the browser sent by itself, without scripts.
  const sent = useSearchParams()[0].get('demand_no') ?? '';
  const sentNo = demandNoOf(sent);
  const isFound = DEMAND_NO.test(sentNo);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(sent && !isFound ? POST_WORDS.demandNo : undefined);
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
            defaultValue={sent}
            autoComplete="off"
            autoCapitalize="characters"
            error={error}
          />
          <Button type="submit">ติดตาม</Button>
        </form>
        {isFound && (
          <p>
            <Link to={paths.showDemand(sentNo)}>{`เปิดเรื่อง ${sentNo}`}</Link>
          </p>
        )}
      </Card>
    </div>
  );
}
