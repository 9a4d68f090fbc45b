import { Feeds } from '../../feed/feeds.tsx';
import '../../site/mourning.css';
import { PublicFooter as Footer } from './public-footer.tsx';
import { type PublicTopProps, PublicTop as Top } from './public-top.tsx';

/** Menu and announcement with the feed cache, which the first view does without. */
export function PublicTop(props: PublicTopProps) {
  return (
    <Feeds>
      <Top {...props} />
    </Feeds>
  );
}

export function PublicFooter() {
  return (
    <Feeds>
      <Footer />
    </Feeds>
  );
}
