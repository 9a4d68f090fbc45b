import type { CSSProperties, ReactNode } from 'react';
import { SIZE_TOKENS } from '../palette/tokens.ts';

const SAMPLE = 'ทุนเรือนหุ้น 397,280.00 บาท';
const BOX: CSSProperties = {
  display: 'block',
  inlineSize: '9rem',
  blockSize: 'var(--space-4)',
  maxInlineSize: '100%',
  border: '1px solid var(--edge)',
  background: 'var(--green-100)',
};

/** Use of a token, and how that looks. */
const SHOWN = {
  family: (value) => <span style={{ fontFamily: value }}>{SAMPLE}</span>,
  letters: (value) => <span style={{ fontSize: value }}>{SAMPLE}</span>,
  length: (value) => <span style={{ ...BOX, inlineSize: value }} />,
  corner: (value) => <span style={{ ...BOX, blockSize: '3.5rem', borderRadius: value }} />,
} satisfies Record<string, (value: string) => ReactNode>;

export type ScaleProps = {
  /** Beginning of the tokens' names: text, space. */
  of: string;
  as: keyof typeof SHOWN;
};

/** Shows the tokens of one kind, each with its value and as it is used. */
export function Scale({ of, as }: ScaleProps) {
  const tokens = SIZE_TOKENS.filter(({ name }) => name === of || name.startsWith(`${of}-`));
  return (
    <dl className="stack">
      {tokens.map(({ name, value }) => (
        <div key={name}>
          <dt translate="no">
            <code>--{name}</code> <small>{value}</small>
          </dt>
          <dd>{SHOWN[as](`var(--${name})`)}</dd>
        </div>
      ))}
    </dl>
  );
}
