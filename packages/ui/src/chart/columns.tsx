import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import { buildMoneyAxis, MoneyAxis, PLOT } from './axis.tsx';
import styles from './chart.module.css';

const WIDEST = 40;

export type ColumnBox = { x: number; width: number; yOf: (satang: number) => number };

export type ColumnsProps<Column> = {
  columns: readonly Column[];
  maxSatang: number;
  labelOf: (column: Column) => string;
  /** Room for the longest word under a column, in units. */
  labelWidth: number;
  /** Words under a column; by default its label. */
  tickOf?: (column: Column) => string;
  width: number;
  height: number;
  /** Draws what stands in a column. */
  children: (column: Column, box: ColumnBox) => ReactNode;
};

/** Columns over a money axis from 0. As many have words below as fit, the last one always. */
export function Columns<Column>(props: ColumnsProps<Column>) {
  const { columns, maxSatang, labelOf, labelWidth, tickOf = labelOf, width, height } = props;
  const axis = buildMoneyAxis(Math.max(0, maxSatang), 4, height - PLOT.bottom, PLOT.top);
  const pitch = (width - PLOT.left - PLOT.right) / Math.max(1, columns.length);
  const thick = Math.min(WIDEST, pitch * 0.68);
  const every = Math.max(1, Math.ceil(labelWidth / pitch));
  return (
    <>
      <MoneyAxis {...axis} width={width} />
      {keyed(columns, labelOf).map(([key, column], index) => {
        const middle = PLOT.left + pitch * (index + 0.5);
        return (
          <g key={key}>
            {props.children(column, { x: middle - thick / 2, width: thick, yOf: axis.yOf })}
            {(columns.length - 1 - index) % every === 0 ? (
              <text
                x={Math.min(middle, width - labelWidth / 2)}
                y={height - 10}
                textAnchor="middle"
                className={styles.words}
              >
                {tickOf(column)}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}
