import type { Election as Data, Voter } from '@coop/contracts/info/election';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Figures } from '@coop/ui/figures';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { Feeds } from '../../feed/feeds.tsx';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { usePaper } from '../../parts/papers/use-paper.ts';
import { Places } from './places.tsx';
import { Position } from './position.tsx';
import { Rules } from './rules.tsx';
import { Schedule } from './schedule.tsx';
import { text } from './text.ts';
import { VoterCard } from './voter-card.tsx';
import { VoterCheck } from './voter-check.tsx';

/** /election */
export default function Election() {
  return (
    <Feeds>
      <ElectionPage />
    </Feeds>
  );
}

function ElectionPage() {
  const feed = useFeed('infoElectionShow', {});
  const [voter, setVoter] = useState<Voter>();
  const paper = usePaper();
  const hasCard = voter !== undefined && !paper.isPage;
  return (
    <>
      <div className={hasCard ? 'no-print' : undefined}>
        <PublicPage
          title={text.title}
          {...(feed.data && { heading: feed.data.title })}
          description={text.description}
          aside={
            // Only under the heading that stays: the election's own name may be longer.
            feed.data && (
              <Button className="no-print" icon={<Printer />} onClick={paper.printPage}>
                {text.print}
              </Button>
            )
          }
        >
          <FeedView feed={feed} blocks={['8rem', '14rem', '40rem', '40rem']}>
            {(election) => (
              <>
                <Summary election={election} />
                <VoterCheck voter={voter} onVoter={setVoter} />
                <Positions election={election} unitNo={voter?.unit_no} />
                <Places election={election} />
                <Schedule schedule={election.schedule} />
                <Rules election={election} />
              </>
            )}
          </FeedView>
        </PublicPage>
      </div>
      {hasCard && <VoterCard voter={voter} title={feed.data?.title ?? text.title} />}
    </>
  );
}

function Summary({ election }: { election: Data }) {
  return (
    <Figures
      items={[
        { label: text.state, value: text.states[election.state] ?? election.state },
        { label: text.votingDay, value: formatThaiDate(election.voting_date) },
        { label: text.eligible, value: text.people(formatCount(election.eligible)) },
        { label: text.unitCount, value: text.units(formatCount(election.units.length)) },
      ]}
    />
  );
}

/** The unit that is shown: the one in the address, else the one just found, else the first. */
function Positions({ election, unitNo }: { election: Data; unitNo: number | undefined }) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('unit'));
  const known = election.units.find((one) => one.unit_no === asked)?.unit_no;
  const shown = known ?? unitNo ?? election.units[0]?.unit_no ?? 0;
  return keyed(election.positions, (position) => position.position).map(([key, position]) => (
    <Position
      key={key}
      election={election}
      position={position}
      unitNo={shown}
      onUnit={(no) => setParams({ unit: String(no) }, { replace: true })}
    />
  ));
}
