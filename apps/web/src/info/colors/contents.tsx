import { exampleGroups } from '@coop/ui/examples';
import { Link } from 'react-router';
import styles from './colors.module.css';
import { groupId } from './group-id.ts';
import { text } from './text.ts';

/** In-page navigation. It replaces the history entry, so that going back leaves the page. */
export function Contents() {
  return (
    <nav aria-label={text.contents}>
      <ol className={styles.contents}>
        {exampleGroups.map(({ title, components }, index) => (
          <li key={title}>
            <Link to={`#${groupId(index)}`} replace>
              {title}
            </Link>
            <ul>
              {components.map(({ name }) => (
                <li key={name}>
                  <Link to={`#${name}`} replace lang="en" translate="no">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}
