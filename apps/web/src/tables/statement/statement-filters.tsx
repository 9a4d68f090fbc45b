import type { PaperFile } from '@coop/papers/paper';
import { Chips } from '@coop/ui/chips';
import { DateField } from '@coop/ui/date-field';
import { SearchField } from '@coop/ui/search-field';
import { Toolbar } from '@coop/ui/toolbar';
import type { ReactNode } from 'react';
import type { Making } from '../../documents/export/export-file.ts';
import type { ExportTable } from '../../documents/export/export-table.ts';
import { usePhone } from '../../page/use-phone.ts';
import { PERIOD_PRESETS } from '../period.ts';
import { TableTools } from '../statement-tools.tsx';
import type { Statement } from '../use-statement.ts';
import styles from './statement-table.module.css';

interface StatementFiltersProps<Row> {
  readonly statement: Statement<Row>;
  readonly searchHint: string;
  readonly table: () => ExportTable;
  readonly paper: (making: Making) => PaperFile;
}

const PERIODS = Object.entries(PERIOD_PRESETS).map(([value, label]) => ({ value, label }));

/** On a phone the tools that few need stand behind one press; a search that is on keeps them open. */
function Tools({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (!usePhone()) return children;
  return (
    <details className={`${styles.tools} no-print`} open={isOpen}>
      <summary>ค้นหา พิมพ์ ดาวน์โหลด</summary>
      {children}
    </details>
  );
}

/** Period and kind as chips; search, print and download. */
export function StatementFilters<Row>(props: StatementFiltersProps<Row>) {
  const { statement, searchHint, table, paper } = props;
  const { preset, own, query, kinds, kind, change, choosePreset } = statement;
  const isReversed = Boolean(own.from && own.to && own.to < own.from);
  return (
    <>
      <Chips legend="ช่วงเวลา" chips={PERIODS} value={preset} onChange={choosePreset} />
      {preset === 'own' && (
        <Toolbar>
          <DateField label="ตั้งแต่วันที่" value={own.from ?? ''} onChange={(from) => change({ from })} />
          <DateField
            label="ถึงวันที่"
            value={own.to ?? ''}
            onChange={(to) => change({ to })}
            error={isReversed ? 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น' : undefined}
          />
        </Toolbar>
      )}
      {kinds.length > 1 && (
        <Chips
          legend="ประเภท"
          chips={[
            { value: '', label: 'ทุกประเภท' },
            ...kinds.map((other) => ({ value: other, label: other })),
          ]}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
      )}
      <Tools isOpen={query !== ''}>
        <TableTools table={table} paper={paper} paperInMenu>
          <SearchField
            label="ค้นหา"
            placeholder={searchHint}
            value={query}
            onChange={(q) => change({ q })}
          />
        </TableTools>
      </Tools>
    </>
  );
}
