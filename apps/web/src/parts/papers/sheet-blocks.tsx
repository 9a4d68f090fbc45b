import { keyed } from '@coop/format/keyed';
import { Signatures } from '@coop/ui/print-sheet';
import { Fragment, type ReactNode } from 'react';
import { LaterQrCode } from './later-qr-code.tsx';
import type { PaperBlock, PaperFact } from './paper.ts';
import styles from './paper-sheet.module.css';
import { SheetTable } from './sheet-table.tsx';

interface SheetBlocksProps {
  readonly blocks: readonly PaperBlock[];
  readonly isLetter: boolean;
  /** On the screen in the place of the tables. */
  readonly children?: ReactNode;
}

/** The parts of a paper one below the other. */
export function SheetBlocks({ blocks, isLetter, children }: SheetBlocksProps) {
  const table = blocks.findIndex((block) => block.kind === 'table');
  return (
    <div className={styles.blocks}>
      {keyed(blocks, (block) => block.kind).map(([key, block], at) => {
        if (!children || block.kind !== 'table') {
          return <Block key={key} block={block} isLetter={isLetter} />;
        }
        return (
          <Fragment key={key}>
            {at === table && <div className="no-print">{children}</div>}
            <div className="print-only">
              <SheetTable table={block} />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

function Block({ block, isLetter }: { block: PaperBlock; isLetter: boolean }) {
  switch (block.kind) {
    case 'heading':
      return isLetter ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return <p className={`${styles.text} ${styles[block.look ?? ''] ?? ''}`}>{block.text}</p>;
    case 'facts':
      return (
        <div className={styles.sides}>
          {keyed(block.sides, (facts) => facts.length).map(([key, facts]) => (
            <Facts key={key} facts={facts} />
          ))}
        </div>
      );
    case 'code':
      return (
        <section className={styles.code} aria-label={block.title}>
          <LaterQrCode content={block.content} label={block.alt} />
          <div>
            {block.title && <h3>{block.title}</h3>}
            <Facts facts={block.facts} />
          </div>
        </section>
      );
    case 'signatures':
      return <Signatures people={block.people} />;
    case 'table':
      return <SheetTable table={block} />;
  }
}

function Facts({ facts }: { facts: readonly PaperFact[] }) {
  return (
    <dl className={styles.facts}>
      {keyed(facts, ([term]) => term).map(([key, [term, value]]) => (
        <Fragment key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
