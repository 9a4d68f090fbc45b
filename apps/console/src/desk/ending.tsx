import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { baht, inBaht } from '../control/baht.ts';
import { control, type EndingRow } from '../control/control.ts';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { usePlace } from '../control/use-place.ts';
import { ProcedureForm } from '../forms/procedure-form.tsx';
import { Decide } from './decide.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';

const { ending: words } = text;

/** The end of a membership, and who pays after retirement. */
export function Ending({ member }: { member: string }) {
  const query = useControl('officer.ending', { member });
  return (
    <Card title="สิ้นสมาชิกภาพและเกษียณ">
      <QueryView query={query}>
        {(ending) => (
          <>
            <Notices ending={ending} />
            {ending.settlement ? <Settlement settlement={ending.settlement} /> : null}
            {ending.actions.includes('notice') ? (
              <ProcedureForm
                procedure="officer.noticeEnd"
                given={{ member }}
                press="รับเรื่อง"
                done={({ settlement }, { how }) =>
                  `รับเรื่อง${how}แล้ว คณะกรรมการพิจารณา ${formatThaiDate(settlement?.on)}`
                }
              />
            ) : null}
            {ending.retirement && <Retirement member={ending.member} {...ending.retirement} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Notices({ ending: { member, state, notices, actions, report } }: { ending: EndingRow }) {
  const { world } = usePlace();
  const decisions = actions.filter((action) => action !== 'notice');
  if (notices.length === 0 && !report) return <p>{`สถานะ ${state} ยังไม่มีเรื่องสิ้นสมาชิกภาพ`}</p>;
  return (
    <ul className={styles.list}>
      {notices.map(({ how, at, paperNo, boardOn, outcome, reason }) => (
        <li key={at} className={styles.item}>
          <p className={styles.head}>
            <strong>{how}</strong>
            <Tag tone={outcome ? 'muted' : 'waiting'}>
              {outcome ? words.outcomes[outcome] : `คณะกรรมการ ${formatThaiDate(boardOn)}`}
            </Tag>
            <span>{words.noticed(formatThaiDate(at), paperNo)}</span>
          </p>
          {reason ? <p>{text.because(reason)}</p> : null}
        </li>
      ))}
      {report ? (
        <li className={styles.item}>{words.reported(report.how, formatThaiDate(report.at))}</li>
      ) : null}
      <li>
        <Decide
          no={report?.how ?? notices.at(-1)?.how ?? ''}
          actions={decisions}
          label="เหตุผล (สมาชิกได้อ่าน)"
          decide={(action, reason) =>
            control.officer.decideEnd.mutate({ world, member, action, reason })
          }
        />
      </li>
    </ul>
  );
}

function Settlement({ settlement }: { settlement: NonNullable<EndingRow['settlement']> }) {
  const { isFinal, on, owned, owed, left, beside, missing, heirs, guarantors } = settlement;
  return (
    <>
      <h3>{(isFinal ? words.final : words.expected)(formatThaiDate(on))}</h3>
      <Facts
        rows={[
          ['เงินและสิทธิ', inBaht(owned)],
          ['หนี้', inBaht(owed)],
          ['จ่ายคืน', inBaht(left)],
          ['สมาคมจ่ายโดยตรง', inBaht(beside)],
          ['ยังขาด', inBaht(missing)],
        ]}
      />
      <ul>
        {heirs.map(({ name, amount }) => (
          <li key={name}>{`${name} ได้รับ ${baht(amount)} บาท`}</li>
        ))}
        {guarantors.map(({ contractNo, member, amount, paid, by, isOverdue }) => (
          <li key={`${contractNo}/${member}`}>
            {`ผู้ค้ำประกัน ${member} สัญญา ${contractNo} ขอให้ชำระ ${baht(amount)} บาท ชำระแล้ว ${baht(paid)} บาท ${isOverdue ? 'พ้นกำหนดเมื่อ' : 'ภายใน'} ${formatThaiDate(by)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

type RetirementProps = Pick<EndingRow, 'member'> & NonNullable<EndingRow['retirement']>;

function Retirement({ member, on, payer }: RetirementProps) {
  return (
    <>
      <h3>{`เกษียณ ${formatThaiDate(on)}`}</h3>
      <p>{payer ? words.payers[payer] : 'ยังไม่ได้ระบุว่าใครชำระหลังเกษียณ'}</p>
      <ProcedureForm
        procedure="officer.retire"
        given={{ member }}
        done={(_answer, { pays }) => words.payers[pays]}
      />
    </>
  );
}
