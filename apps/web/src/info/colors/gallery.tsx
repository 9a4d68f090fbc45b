import { type ExampleGroup, exampleGroups } from '@coop/ui/examples';
import { Link } from 'react-router';
import styles from './colors.module.css';
import { groupId } from './group-id.ts';
import { text } from './text.ts';

type Component = ExampleGroup['components'][number];

/** This component is an h1, so its example is the heading of this page itself. */
const ON_TOP = 'page-header';

function Examples({ name, examples }: Component) {
  if (name === ON_TOP) {
    return (
      <p>
        {text.shownOnTop}{' '}
        <Link to={`#${ON_TOP}`} replace className={styles.link}>
          {text.toTop}
        </Link>
      </p>
    );
  }
  return examples.map(({ title, node: Example }) => (
    <div key={title} className={styles.example}>
      <p className={styles.exampleTitle}>{title}</p>
      <div className={styles.stage}>
        <Example />
      </div>
    </div>
  ));
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
              key={component.name}
              // The heading of the page has this id.
              id={component.name === ON_TOP ? undefined : component.name}
              className={styles.component}
            >
              <h3 tabIndex={-1} lang="en" translate="no">
                {component.name}
              </h3>
              <Examples {...component} />
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}
