import { type ExampleGroup, exampleGroups } from '@coop/ui/examples';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './colors.module.css';

/** Fragment of a group's address; its components' fragments are their names. */
export const groupId = (index: number) => `group-${index + 1}`;

type Component = ExampleGroup['components'][number];

/** This component is an h1, so its example is the heading of this page itself. */
const ON_TOP = 'page-header';

/** A form shows it when it could not be sent, so it takes the focus. */
const TAKES_FOCUS = 'error-summary';

interface StageProps {
  /** Keeps what is inside from taking the focus when it appears. */
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

function Stage({ isQuiet, children }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  // Before the effects of what is inside, and after them.
  useLayoutEffect(() => {
    box.current?.toggleAttribute('inert', isQuiet);
  }, [isQuiet]);
  useEffect(() => box.current?.removeAttribute('inert'), []);
  return (
    <div ref={box} className={styles.stage}>
      {children}
    </div>
  );
}

function Examples({ id, examples }: Component) {
  if (id === ON_TOP) {
    return (
      <p>
        ตัวอย่างคือหัวเรื่องของหน้านี้เอง{' '}
        <Link to={`#${ON_TOP}`} replace className={styles.link}>
          ไปที่หัวเรื่อง
        </Link>
      </p>
    );
  }
  return examples.map(({ title, node: Example }) => (
    <div key={title} className={styles.example}>
      <p className={styles.exampleTitle}>{title}</p>
      <Stage isQuiet={id === TAKES_FOCUS}>
        <Example />
      </Stage>
    </div>
  ));
}

/** Shows how a component is used well, and how badly. */
function Use({ good, bad }: Component['guide']) {
  return (
    <dl className={styles.use}>
      <div>
        <dt className={styles.good}>
          <Check aria-hidden /> ควรทำ
        </dt>
        <dd>{good}</dd>
      </div>
      <div>
        <dt className={styles.bad}>
          <X aria-hidden /> ไม่ควรทำ
        </dt>
        <dd>{bad}</dd>
      </div>
    </dl>
  );
}

/** Every component of packages/ui with every example of it. */
export function Gallery() {
  return (
    <div className={styles.gallery}>
      {exampleGroups.map(({ title, components }, index) => (
        <section key={title} id={groupId(index)} className={styles.group}>
          <h2 tabIndex={-1}>{title}</h2>
          {components.map((component) => (
            <section
              key={component.id}
              // The heading of the page has this id.
              id={component.id === ON_TOP ? undefined : component.id}
              className={styles.component}
            >
              <h3 tabIndex={-1}>
                {component.guide.name}{' '}
                <code lang="en" translate="no" className={styles.id}>
                  {component.id}
                </code>
              </h3>
              <Use {...component.guide} />
              <Examples {...component} />
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}
