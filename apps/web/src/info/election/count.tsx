import { formatCount } from '@coop/format/money';
import { CountBars } from '@coop/ui/count-bars';
import { Whole } from '@coop/ui/whole';
import type { Tally } from './tally.ts';
import { text } from './text.ts';

function captionOf({ winner, scores, valid }: Tally): string {
  if (!winner) return text.tie(formatCount(scores[0]?.score ?? 0));
  const { candidate, score } = winner;
  return text.best(candidate.number, candidate.name, formatCount(score), formatCount(valid));
}

/** What was counted: a bar for each candidate, and what became of the other ballots. */
export function Count({ tally }: { tally: Tally }) {
  return (
    <>
      <CountBars
        caption={<Whole>{captionOf(tally)}</Whole>}
        unit={text.score}
        whole={tally.valid}
        bars={tally.scores.map(({ candidate, score, percent, place }) => ({
          label: `${formatCount(candidate.number)} ${candidate.name}`,
          count: score,
          note: text.share(percent.toFixed(1)),
          strong: place === 1,
        }))}
      />
      <p className="note">
        {text.ballots(
          formatCount(tally.ballots),
          formatCount(tally.spoilt),
          formatCount(tally.noVote),
          tally.turnout.toFixed(1),
        )}
      </p>
    </>
  );
}
