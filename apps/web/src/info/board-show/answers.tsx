import type { BoardAnswer } from '@coop/contracts/info/board';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import posts from '../../parts/posts/posts.module.css';
import { When } from '../../parts/posts/when.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { text } from './text.ts';

/** Answers, oldest first; those of the staff are named as such by the cooperative, not by a name. */
export function Answers({ answers }: { answers: readonly BoardAnswer[] }) {
  if (answers.length === 0) {
    return (
      <Card>
        <EmptyState title={text.noAnswers}>{text.noAnswersMore}</EmptyState>
      </Card>
    );
  }
  return (
    <section aria-labelledby="answers" className="stack">
      <h2 id="answers">{text.answers(formatCount(answers.length))}</h2>
      <ol className={posts.rows}>
        {keyed(answers, (answer) => answer.answer_id).map(([key, answer]) => (
          <li key={key}>
            <p className={posts.head}>
              <strong>{answer.by}</strong>
              {answer.is_staff && <Tag tone="positive">{text.staff}</Tag>}
              {answer.status === 'รอตรวจสอบ' && <Tag tone="waiting">{answer.status}</Tag>}
              <span className="note">
                <When at={answer.created_at} />
              </span>
            </p>
            <RichText html={answer.html} className={`prose ${posts.answer}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
