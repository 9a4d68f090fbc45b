import { keyed } from '@coop/format/keyed';
import { joinFigures } from '@coop/format/whole';
import type { Paper, PaperBlock, PaperFact } from '@coop/papers/paper';
import { keepFigure } from '@coop/ui/keep-figure';
import { Signatures } from '@coop/ui/print-sheet';
import { Whole } from '@coop/ui/whole';
import { Fragment, type ReactNode } from 'react';
import { LazyQrCode } from './lazy-qr-code.tsx';
import styles from './paper-sheet.module.css';
import { SheetTable } from './sheet-table.tsx';

interface SheetBlocksProps {
  readonly paper: Paper;
  /** Mark by which it is checked, where that stands beside who sign. */
  readonly mark: ReactNode;
  /** On the screen in the place of the tables. */
  readonly children?: ReactNode;
}

/** The parts of a paper one below the other. */
export function SheetBlocks({ paper, mark, children }: SheetBlocksProps) {
  const { blocks } = paper;
  const table = blocks.findIndex((block) => block.kind === 'table');
  return (
    <div className={styles.blocks}>
      {keyed(blocks, (block) => block.kind).map(([key, block], index) => {
        if (!children || block.kind !== 'table') {
          return <Block key={key} block={block} paper={paper} mark={mark} />;
        }
        return (
          <Fragment key={key}>
            {index === table && <div className="no-print">{children}</div>}
            <div className="print-only">
              <SheetTable table={block} paper={paper} />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

interface BlockProps extends Pick<SheetBlocksProps, 'paper' | 'mark'> {
  readonly block: PaperBlock;
}

function Block({ block, paper, mark }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return paper.look === 'letter' ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return (
        <p className={`${styles.text} ${styles[block.look ?? ''] ?? ''}`}>
          <Whole>{block.text}</Whole>
        </p>
      );
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
          <LazyQrCode content={block.content} label={block.alt} />
          <div>
            {block.title && <h3>{block.title}</h3>}
            <Facts facts={block.facts} />
          </div>
        </section>
      );
    case 'section':
      return (
        <section
          className={styles.section}
          aria-label={block.title}
          {...(block.id !== undefined && { id: block.id, tabIndex: -1 })}
        >
          <h3>{block.title}</h3>
          {keyed(block.blocks, ({ kind }) => kind).map(([key, paperBlock]) => (
            <Block key={key} block={paperBlock} paper={paper} mark={mark} />
          ))}
        </section>
      );
    case 'signatures':
      return <Signatures people={block.people}>{mark}</Signatures>;
    case 'table':
      return <SheetTable table={block} paper={paper} />;
  }
}

function Facts({ facts }: { facts: readonly PaperFact[] }) {
  return (
    <dl className={styles.facts}>
      {keyed(facts, ([term]) => term).map(([key, [term, value]]) => (
        <Fragment key={key}>
          <dt>{term}</dt>
          <dd {...keepFigure(value)}>{joinFigures(value)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
