import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { useState } from 'react';
import { control } from '../control/control.ts';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { useLastOf } from '../control/use-last-of.ts';
import { Choose } from '../forms/choose.tsx';
import { MEMBER_NO } from '../forms/refused-words.ts';
import { Claims } from './claims.tsx';
import { Disputes } from './disputes.tsx';
import { Ending } from './ending.tsx';
import { Loans } from './loans.tsx';
import { OwedCard } from './owed-card.tsx';
import { Cheque, Pay } from './pay.tsx';
import { Requests } from './requests.tsx';

export function DeskSection() {
  const [chosen, setChosen] = useState<string>();
  const here = useLastOf('member');
  const personas = useMockQuery(['personas'], () => control.personas.list.query());
  const options =
    personas.data?.map(({ no, story }) => ({
      value: padMembershipNo(String(no)),
      label: story,
    })) ?? [];
  const member = chosen ?? (here.isKnown ? (here.subject ?? options[0]?.value) : undefined);
  return (
    <>
      <Choose
        label="เลขทะเบียนสมาชิก"
        hint="เลือกตัวละคร หรือพิมพ์เลขของสมาชิกคนใดก็ได้"
        press="ดูสมาชิก"
        options={options}
        numbers={MEMBER_NO}
        onChoose={(typed) => setChosen(padMembershipNo(typed))}
      />
      {member === undefined ? null : <Desk key={member} member={member} />}
    </>
  );
}

/** Loads the member first, so that an unknown number is refused once and not by every part. */
function Desk({ member }: { member: string }) {
  const query = useControl('cashier.owed', { member });
  return (
    <QueryView query={query}>
      {(owed) => (
        <>
          <OwedCard owed={owed} />
          <Pay owed={owed} />
          <Cheque member={member} />
          <Requests member={member} />
          <Loans member={member} />
          <Claims member={member} />
          <Disputes member={member} />
          <Ending member={member} />
        </>
      )}
    </QueryView>
  );
}
