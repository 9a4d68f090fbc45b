import { keyed } from '@coop/format/keyed';
import { joinFigures } from '@coop/format/whole';
import { type ReactNode, useRef } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import { UNITS_PER_REM, useWidth } from '../measure/use-width.ts';
import { ScrollBox } from '../scroll-box/scroll-box.tsx';
import styles from './chart.module.css';

export type ChartText = {
  /** Name of its table; no amounts in it, they can be hidden. */
  title: string;
  /** The sentence that says what the chart shows. */
  caption: ReactNode;
};

export type ChartTable = {
  columns: readonly [string, string, ...string[]];
  rows: readonly {
    key: string;
    label: ReactNode;
    value: ReactNode;
    /** Of the columns after the second. */
    more?: readonly ReactNode[];
  }[];
};

/** The 140 mm of the box on paper, in its smaller rem; drawn for it once more, as nothing is measured while printing. */
const PAPER_WIDTH = 650;

type ChartFrameProps = ChartText & {
  table: ChartTable;
  /** In units, see UNITS_PER_REM. */
  height: number;
  /** Meaning of the looks of the drawing, above it. */
  legend?: ReactNode;
  note?: ReactNode;
  /** Draws in units, so that the words are as large as the text beside it, however narrow the box is. */
  children: (width: number) => ReactNode;
};

/** A drawing for the eye; heard are its caption and its table, as the heading above it says its name. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, caption, table, height, legend, note, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const tall = `${height / UNITS_PER_REM}rem`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {typeof caption === 'string' ? joinFigures(caption) : caption}
      </figcaption>
      {legend}
      <div ref={box} className={`${styles.box} no-print`} style={{ minBlockSize: tall }}>
        {width === undefined ? null : (
          <svg
            className={styles.svg}
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            height={tall}
            fontSize={UNITS_PER_REM}
          >
            {children(width)}
          </svg>
        )}
      </div>
      {width === undefined ? null : (
        <svg
          className={`${styles.paper} print-only`}
          aria-hidden="true"
          viewBox={`0 0 ${PAPER_WIDTH} ${height}`}
          fontSize={UNITS_PER_REM}
        >
          {children(PAPER_WIDTH)}
        </svg>
      )}
      {note ? <p className={styles.note}>{note}</p> : null}
      <AsTable title={title} table={table} />
    </figure>
  );
}

/** The same figures in words, for whoever cannot or will not read a drawing. */
function AsTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <details className={`${styles.details} no-print`}>
      <summary>
        ดูเป็นตาราง <span className="visually-hidden">{title}</span>
      </summary>
      <ScrollBox label={title}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(table.rows, (row) => row.key).map(([key, { label, value, more = [] }]) => (
              <tr key={key}>
                <th scope="row" {...keepFigure(label)}>
                  {typeof label === 'string' ? joinFigures(label) : label}
                </th>
                <td {...keepFigure(value)}>{value}</td>
                {more.map((node, index) => (
                  <td key={table.columns[index + 2]} {...keepFigure(node)}>
                    {node}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
