import { keyed } from '@coop/format/keyed';
import { type SVGProps, useId } from 'react';
import { PLOT, XLabels } from '../chart/axis.tsx';
import chart from '../chart/chart.module.css';
import { ChartFrame, type ChartTable, type ChartText } from '../chart/chart-frame.tsx';
import { Hatch } from '../chart/hatch.tsx';
import { buildYearTicks, epochDay } from '../chart/scale.ts';
import { Steps, type TimelineStep } from './steps.tsx';
import styles from './timeline-chart.module.css';

export type TimelineSpan = {
  label: string;
  /** ISO day on which it ends. */
  to: string;
  /** The end in words, under the label: short lines, as the narrowest drawing does not break them. */
  notes: readonly string[];
};

export type TimelineChartProps = ChartText & {
  /** First and last day, ISO. */
  from: string;
  to: string;
  /** A day that everything is seen against, and its words. */
  mark?: { on: string; label: string } | undefined;
  /** Spans that run from the first day on. */
  spans: readonly TimelineSpan[];
  /** An amount from each day on, drawn below as steps. */
  steps: readonly TimelineStep[];
  stepsLabel: string;
  /** Meaning of the two looks of a span: up to the mark, beyond it. */
  looks: readonly [string, string];
  table: ChartTable;
};

const HEAD = 30;
const LINE = 21;
const BAR = 14;
const GAP = 18;
const STEPS = 190;
/** Of the steps, what their label and unit take. */
const STEPS_HEAD = 46;
const YEARS = 34;
const YEAR_WIDTH = 44;

/** Label, notes and bar of a span. */
const rowHeight = ({ notes }: TimelineSpan) => (1 + notes.length) * LINE + BAR + GAP;
const heightOf = (spans: readonly TimelineSpan[]) =>
  spans.reduce((sum, span) => sum + rowHeight(span), HEAD);

/** Shows how long things run, one under the other, and what is paid meanwhile, over the same years. */
export function TimelineChart(props: TimelineChartProps) {
  const { title, caption, spans, mark, looks, table } = props;
  const height = heightOf(spans) + STEPS + YEARS;
  const hasBeyond = mark !== undefined && spans.some(({ to }) => to > mark.on);
  return (
    <ChartFrame
      title={title}
      caption={caption}
      height={height}
      table={table}
      legend={hasBeyond ? <Legend looks={looks} /> : null}
    >
      {(width) => <Plot {...props} width={width} height={height} />}
    </ChartFrame>
  );
}

function Legend({ looks }: { looks: readonly [string, string] }) {
  const hatch = useId();
  return (
    <ul className={styles.legend}>
      {looks.map((look, index) => (
        <li key={look}>
          <svg width={28} height={14} aria-hidden="true">
            <Hatch id={hatch} className={styles.stripe} />
            {index === 0 ? (
              <rect className={styles.span} width={28} height={14} />
            ) : (
              <Beyond id={hatch} x={1} y={1} width={26} height={12} />
            )}
          </svg>{' '}
          {look}
        </li>
      ))}
    </ul>
  );
}

function Beyond({ id, ...box }: SVGProps<SVGRectElement> & { id: string }) {
  return <rect className={styles.beyond} fill={`url(#${id})`} {...box} />;
}

function Plot(props: TimelineChartProps & { width: number; height: number }) {
  const { from, to, mark, spans, steps, stepsLabel, width, height } = props;
  const hatch = useId();
  const first = epochDay(from);
  const last = epochDay(to);
  const room = width - PLOT.left - PLOT.right;
  const placeOf = (day: number) => PLOT.left + ((day - first) / (last - first || 1)) * room;
  const xOf = (iso: string) => placeOf(Math.min(last, Math.max(first, epochDay(iso))));
  const bottom = height - YEARS;
  const years = buildYearTicks(first, last, Math.floor(room / YEAR_WIDTH));
  return (
    <>
      <Hatch id={hatch} className={styles.stripe} />
      {mark ? (
        <Mark
          x={xOf(mark.on)}
          label={mark.label}
          stretches={stretchesOf(spans, bottom)}
          width={width}
        />
      ) : null}
      {keyed(spans, ({ label }) => label).map(([key, span], index) => (
        <g key={key} transform={`translate(0 ${heightOf(spans.slice(0, index))})`}>
          <SpanRow span={span} mark={mark?.on} {...{ xOf, from, hatch }} />
        </g>
      ))}
      <g transform={`translate(0 ${bottom - STEPS})`}>
        <Steps steps={steps} label={stepsLabel} to={to} height={STEPS} {...{ width, xOf }} />
      </g>
      <XLabels ticks={years} xOf={placeOf} y={height - 10} width={width} />
    </>
  );
}

type SpanRowProps = {
  span: TimelineSpan;
  mark: string | undefined;
  from: string;
  hatch: string;
  xOf: (iso: string) => number;
};

function SpanRow({ span, mark, from, hatch, xOf }: SpanRowProps) {
  const { label, notes, to } = span;
  const start = xOf(from);
  const end = xOf(to);
  const turn = mark === undefined ? end : Math.min(end, Math.max(start, xOf(mark)));
  const bar = { y: (1 + notes.length) * LINE + 4, height: BAR };
  return (
    <>
      <text y={16} className={`${styles.label} ${styles.clear}`}>
        {label}
      </text>
      {notes.map((note, index) => (
        <text key={note} y={16 + (index + 1) * LINE} className={`${chart.words} ${styles.clear}`}>
          {note}
        </text>
      ))}
      {/* However short, it can be seen. */}
      <rect className={styles.span} x={start} width={Math.max(3, turn - start)} {...bar} />
      {end > turn ? <Beyond id={hatch} x={turn} width={end - turn} {...bar} /> : null}
    </>
  );
}

/**
 * Returns where the mark's line is drawn: beside its words, at the bars and through the steps, never through a label.
 */
function stretchesOf(spans: readonly TimelineSpan[], bottom: number): [from: number, to: number][] {
  const bars = spans.map(({ notes }, index): [number, number] => {
    const y = heightOf(spans.slice(0, index)) + (1 + notes.length) * LINE + 4;
    return [y - 4, y + BAR + 4];
  });
  return [[4, HEAD - 8], ...bars, [bottom - STEPS + STEPS_HEAD, bottom]];
}

type MarkProps = {
  x: number;
  label: string;
  stretches: readonly (readonly [from: number, to: number])[];
  width: number;
};

/** The words stand on the side with more room. */
function Mark({ x, label, stretches, width }: MarkProps) {
  const isLeft = x > width / 2;
  return (
    <>
      {stretches.map(([from, to]) => (
        <line key={from} className={styles.mark} x1={x} x2={x} y1={from} y2={to} />
      ))}
      <text
        x={isLeft ? x - 8 : x + 8}
        y={16}
        textAnchor={isLeft ? 'end' : 'start'}
        className={styles.label}
      >
        {label}
      </text>
    </>
  );
}
