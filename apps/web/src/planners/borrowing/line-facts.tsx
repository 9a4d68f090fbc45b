import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import type { Fact } from '@coop/ui/facts';
import { Fragment } from 'react';
import type { Line } from './lines.ts';
import { text } from './text.ts';

/** Lines of figures for the page. */
export const lineFacts = (lines: readonly Line[]): Fact[] =>
  lines.map(({ term, value, isMain = false }) => [
    term,
    value.map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        {typeof part === 'string' ? (
          <span className="whole">{joinFigures(part)}</span>
        ) : (
          <Amount satang={part} unit={text.baht} {...(isMain && { size: 'l' as const })} />
        )}
      </Fragment>
    )),
  ]);
