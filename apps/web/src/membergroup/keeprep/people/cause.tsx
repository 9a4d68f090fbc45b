import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Tag } from '@coop/ui/tag';
import { Fragment } from 'react';
import { text } from '../text.ts';
import { partsOf, tagsOf } from './causes.ts';
import styles from './people.module.css';
import type { Person } from './people.ts';

interface MarksProps {
  readonly person: Person;
  /** The month of the sheet before. */
  readonly before: string | undefined;
}

/** What a person stands out by, in tags. */
export function Marks({ person, before }: MarksProps) {
  return keyed(tagsOf(person, before), (one) => one.words).map(([key, { words, tone }]) => (
    <Fragment key={key}>
      <Tag tone={tone}>{words}</Tag>{' '}
    </Fragment>
  ));
}

/** The same with the heaviest cause; the others are told where the person is opened. */
export function Cause(props: MarksProps) {
  const [first, ...others] = partsOf(props.person);
  return (
    <>
      <Marks {...props} />
      <span className="whole">{first?.words}</span>
      {others.length > 0 && (
        <span className={styles.others}> {text.others(formatCount(others.length))}</span>
      )}
    </>
  );
}
