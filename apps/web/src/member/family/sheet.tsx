import type { FamilyGuarantor, FamilyLine, MemberFamily } from '@coop/contracts/member/family';
import { parseBaht } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Facts } from '@coop/ui/facts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { type ExportColumn, shownColumns } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { numberColumn, personColumn, textColumn } from '../../tables/text-column.tsx';
import { sheetOrigins } from './origins.ts';
import { text } from './text.ts';

const LINES: readonly ExportColumn<FamilyLine>[] = [
  textColumn('item', 'รายการ', (line) => line.item_desc, { priority: 'title' }),
  textColumn('kind', 'ประเภท', (line) => line.kind),
  textColumn('ref', 'เลขที่', (line) => line.ref_no),
  moneyColumn(
    'amount',
    'จำนวนเงิน (บาท)',
    (line) => (line.kind === 'หนี้' ? `-${line.amount}` : line.amount),
    { strong: true },
  ),
];

const GUARANTORS: readonly ExportColumn<FamilyGuarantor>[] = [
  personColumn('guarantor', 'ผู้ค้ำประกัน', (row) => row.guarantor_name, { priority: 'title' }),
  numberColumn('memberNo', 'เลขทะเบียน', (row) => row.guarantor_member_no),
  numberColumn('contract', 'เลขที่สัญญา', (row) => row.loancontract_no),
  moneyColumn('most', 'ไม่เกิน (บาท)', (row) => row.most),
];

/** The answer first: what is left for the family, and how it comes about. */
function Answer({ sheet }: { sheet: MemberFamily }) {
  const left = parseBaht(sheet.left);
  const owed = parseBaht(sheet.owed);
  const origins = sheetOrigins(sheet);
  const isShort = left !== null && left < 0;
  return (
    <Card title={isShort ? 'คาดว่ายังขาดชำระหนี้' : 'คาดว่าเหลือให้ครอบครัว'}>
      <p>
        <OriginAmount satang={isShort ? -left : left} size="xl" unit="บาท" origin={origins.left} />
      </p>
      <Facts
        rows={[
          [text.owned, <OriginAmount satang={parseBaht(sheet.owned)} origin={origins.owned} />],
          [
            text.covered,
            <OriginAmount satang={parseBaht(sheet.covered)} origin={origins.covered} />,
          ],
          [text.owed, <OriginAmount satang={owed === null ? null : -owed} origin={origins.owed} />],
        ]}
      />
      <p className="note">
        เป็นประมาณการ: หุ้นและเงินฝาก บวกเงินฌาปนกิจ ประกัน และสวัสดิการ ลบหนี้ ตามข้อมูลวันนี้
        ยอดจริงขึ้นอยู่กับวันที่คำนวณและเงื่อนไขของแต่ละกองทุน
      </p>
    </Card>
  );
}

/** Shows whom it falls on if nothing else covers the debt. */
function Guarantors({ rows }: { rows: readonly FamilyGuarantor[] }) {
  return (
    <Card title={text.guarantors}>
      {rows.length === 0 ? (
        <p>เงินกู้ของท่านไม่มีบุคคลค้ำประกัน</p>
      ) : (
        <>
          <DataTable
            caption={text.guarantors}
            columns={shownColumns(GUARANTORS)}
            rows={rows}
            rowKey={(item) => `${item.loancontract_no}/${item.guarantor_member_no}`}
          />
          <p className="note">
            จำนวนที่แต่ละคนอาจต้องรับ หากหุ้น เงินฝาก และประกันไม่ได้นำมาชำระหนี้เลย รวมกันเท่ากับหนี้ของสัญญา
          </p>
        </>
      )}
    </Card>
  );
}

/** Everything of the sheet, on the page and on paper. */
export function Sheet({ sheet, tools }: { sheet: MemberFamily; tools?: ReactNode }) {
  const lines = sheet.lines.map((line, i) => ({ ...line, key: i }));
  return (
    <div className="stack">
      <Answer sheet={sheet} />
      {tools}
      <Card title={text.lines}>
        <DataTable
          caption={text.lines}
          columns={shownColumns(LINES)}
          rows={lines}
          rowKey={(line) => line.key}
        />
      </Card>
      <Guarantors rows={sheet.guarantors} />
      <Card title="ผู้รับโอนประโยชน์">
        <p>
          {sheet.document_no
            ? `ระบุไว้ในหนังสือเลขที่ ${sheet.document_no}`
            : 'ยังไม่มีหนังสือแต่งตั้งผู้รับโอนประโยชน์ ควรทำไว้ที่สำนักงานสหกรณ์'}
        </p>
        <p className="no-print">
          <Link to={paths.member.gian}>ดูผู้รับโอนประโยชน์</Link>
        </p>
      </Card>
      <Card title="ติดต่อใคร">
        <p>
          แจ้งสหกรณ์ก่อน สหกรณ์จะบอกขั้นตอนของแต่ละกองทุน โทร <PhoneLink />
        </p>
      </Card>
      <Card title="เอกสารที่ต้องเตรียม">
        <ul>
          {text.paperList.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <p className="note">สหกรณ์อาจขอเอกสารเพิ่มตามแต่ละกรณี โปรดสอบถามก่อนมา</p>
      </Card>
    </div>
  );
}
