import type { CremMembership } from '@coop/contracts/member/kepcrem';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatRate, parseRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import { collectMethods } from '../code-words/code-words.ts';

const baht = (value: string) => <Amount baht={value} />;

function restFacts(membership: CremMembership): FactRows {
  const ahead = membership.collect_method === 'ADVANCE';
  return [
    ['ประเภทสมาชิก', membership.member_kind],
    ['วันที่เป็นสมาชิก', formatThaiDate(membership.join_date)],
    ['วิธีเก็บเงิน', collectMethods[membership.collect_method] ?? ' - '],
    ahead && ['ค่าบำรุงรายปี', baht(membership.annual_fee)],
    ahead && ['เงินล่วงหน้าคงเหลือ', baht(membership.advance_balance)],
  ];
}

type Payees = CremMembership['payees'];

const partWords = ({ relation, share_percent }: Payees[number]) =>
  ` (${relation}) ${formatRate(parseRate(share_percent))}\u00a0%`;

function PayeeList({ payees }: { payees: Payees }) {
  return (
    <ul className="plain">
      {keyed(payees, ({ payee_name }) => payee_name).map(([key, payee]) => (
        <li key={key}>
          <PersonName>{payee.payee_name}</PersonName>
          {partWords(payee)}
        </li>
      ))}
    </ul>
  );
}

function Membership({ membership, hasPayees }: { membership: CremMembership; hasPayees: boolean }) {
  return (
    <Card
      title={membership.association_code}
      headingLevel={3}
      actions={
        <Tag tone={membership.status === 'ปกติ' ? 'positive' : 'waiting'}>{membership.status}</Tag>
      }
    >
      <p className="quiet">{membership.association_name}</p>
      <Facts
        rows={[
          ['เลขฌาปนกิจ', membership.cremation_no],
          ['เงินสงเคราะห์ประมาณ', baht(membership.benefit_estimate)],
        ]}
      />
      <Fold
        summary={
          <>
            รายละเอียดสมาชิกภาพ <span className="visually-hidden">{membership.association_code}</span>
          </>
        }
      >
        <Facts rows={restFacts(membership)} />
      </Fold>
      {hasPayees && (
        <div>
          <p className="quiet">ผู้รับเงินสงเคราะห์</p>
          <PayeeList payees={membership.payees} />
        </div>
      )}
    </Card>
  );
}

/** Returns whom every association would pay, where that is the same people in the same parts. */
function payeesOfAll(memberships: readonly CremMembership[]): Payees | undefined {
  const [first, ...others] = memberships.map((membership) =>
    membership.payees.map((payee) => payee.payee_name + partWords(payee)).join('\n'),
  );
  const isSame = others.length > 0 && first !== '' && others.every((text) => text === first);
  return isSame ? memberships[0]?.payees : undefined;
}

/** Every association, and who would receive the money. */
export function Memberships({ memberships }: { memberships: readonly CremMembership[] }) {
  if (memberships.length === 0) return null;
  const shared = payeesOfAll(memberships);
  return (
    <>
      <h2>สมาคมที่เป็นสมาชิก</h2>
      <div className="pair">
        {keyed(memberships, (row) => row.association_code).map(([key, membership]) => (
          <Membership key={key} membership={membership} hasPayees={!shared} />
        ))}
      </div>
      {shared && (
        <Card title={`ผู้รับเงินสงเคราะห์ของทั้ง ${formatCount(memberships.length)} สมาคม`}>
          <PayeeList payees={shared} />
        </Card>
      )}
      <p className="note">เงินสงเคราะห์ขึ้นอยู่กับจำนวนสมาชิกของสมาคมในวันนั้น ยอดนี้เป็นประมาณการ</p>
    </>
  );
}
