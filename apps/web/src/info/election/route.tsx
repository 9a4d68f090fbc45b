import type { Election, Voter } from '@coop/contracts/info/election';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { Tag } from '@coop/ui/tag';
import { WholeInTitle } from '@coop/ui/whole';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { LoaderFunction } from 'react-router';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { usePaper } from '../../documents/papers/use-paper.ts';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { onDemand } from '../../page/on-demand.tsx';
import { useSearch } from '../../page/use-search.ts';
import { RichText } from '../../site/rich-text.tsx';
import { TableDownload } from '../../tables/statement-tools.tsx';
import styles from './election.module.css';
import { isOpen, type Phase, phaseOf, votingHours } from './phase.ts';
import { clock, hoursOf, mapHref } from './place.ts';
import { Position } from './position.tsx';
import { text } from './text.ts';
import { VoterCheck } from './voter/voter-check.tsx';
import { voterFile } from './voter/voter-paper.ts';

/** Files may be on this site or at an http(s) address; anything else is not linked. */
const fileHref = (url: string) => (/^\/[^/\\]/.test(url) ? url : mapHref(url));

/** Shows how one votes, and the papers that say so. */
function Rules({ election }: { election: Election }) {
  return (
    <Card title="ระเบียบและเอกสาร">
      <RichText html={election.rules_html} className="prose" />
      {election.files.length > 0 && (
        <ul aria-label="เอกสารดาวน์โหลด" className={`${styles.files} no-print`}>
          {keyed(election.files, (file) => file.file_url).map(([key, file]) => (
            <li key={key}>
              <a href={fileHref(file.file_url)} download>
                <Download aria-hidden /> {file.file_name}
              </a>{' '}
              <span className="note">{`${formatCount(Math.ceil(file.file_size / 1024))}\u00a0KB`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('infoElectionShow', {});

/** /election */
export function Component() {
  const feed = useFeed('infoElectionShow', {});
  const [voter, setVoter] = useState<Voter>();
  const paper = usePaper();
  const hasCard = voter !== undefined && !paper.isPage;
  return (
    <>
      <div className={hasCard ? 'no-print' : undefined}>
        <PublicPage
          title={text.title}
          {...(feed.data && { heading: <WholeInTitle>{feed.data.title}</WholeInTitle> })}
          description="หน่วยเลือกตั้ง ผู้สมัคร ผลคะแนน และการตรวจสอบสิทธิเลือกตั้งคณะกรรมการสหกรณ์"
          aside={
            // Only under the heading that stays: the election's own name may be longer.
            feed.data && (
              <Button
                className="no-print needs-scripts"
                icon={<Printer />}
                onClick={paper.printPage}
              >
                พิมพ์หน้านี้
              </Button>
            )
          }
        >
          <FeedView feed={feed} blocks={['8rem', '14rem', '40rem', '40rem']}>
            {(election) => <Parts election={election} voter={voter} onVoter={setVoter} />}
          </FeedView>
        </PublicPage>
      </div>
      {hasCard && (
        <PrintedPapers of={() => voterFile(voter, feed.data?.title ?? text.title).papers} />
      )}
    </>
  );
}

interface PartsProps {
  readonly election: Election;
  readonly voter: Voter | undefined;
  readonly onVoter: (voter: Voter | undefined) => void;
}

/**
 * Shows what one comes for first: where and when to vote; once the polls are closed, the candidates and their votes.
 */
function Parts({ election, voter, onVoter }: PartsProps) {
  const phase = phaseOf(election);
  const positions = <Positions election={election} unitNo={voter?.unit_no} />;
  const summary = <Summary election={election} />;
  return (
    <>
      <Lead election={election} phase={phase} />
      {isOpen(phase) ? (
        <>
          <VoterCheck election={election.title} voter={voter} onVoter={onVoter} />
          {summary}
          {positions}
        </>
      ) : (
        positions
      )}
      {/* On paper a result needs no way to the polls. */}
      <div className={isOpen(phase) ? undefined : 'stack no-print'}>
        {!isOpen(phase) && summary}
        <Places election={election} />
      </div>
      <Schedule schedule={election.schedule} />
      <Rules election={election} />
    </>
  );
}

function Summary({ election }: { election: Election }) {
  return (
    <Figures
      items={[
        ['สถานะ', text.states[election.state] ?? election.state],
        [text.votingDay, joinFigures(formatThaiDate(election.voting_date))],
        ['ผู้มีสิทธิเลือกตั้ง', `${formatCount(election.eligible)}\u00a0คน`],
        ['หน่วยเลือกตั้ง', `${formatCount(election.units.length)}\u00a0หน่วย`],
      ]}
    />
  );
}

/** The unit that is shown: the one in the address, else the one just found, else the first. */
function Positions({ election, unitNo }: { election: Election; unitNo: number | undefined }) {
  const [params, change] = useSearch();
  const wantedUnit = Number(params.get('unit'));
  const known = election.units.find((unit) => unit.unit_no === wantedUnit)?.unit_no;
  const shown = known ?? unitNo ?? election.units[0]?.unit_no ?? 0;
  return keyed(election.positions, (position) => position.position).map(([key, position]) => (
    <Position
      key={key}
      election={election}
      position={position}
      unitNo={shown}
      onUnit={(no) => change({ unit: String(no) })}
    />
  ));
}

/** Shows when one votes, or what is going on instead; nothing once there is a result. */
function Lead({ election, phase }: { election: Election; phase: Phase }) {
  if (phase === 'after') return null;
  const { title, more } = text.leads[phase];
  const hours = votingHours(election.units);
  const day = formatThaiDate(election.voting_date, 'full');
  return (
    <Band
      tone={phase === 'voting' ? 'positive' : 'info'}
      icon={<CalendarDays />}
      title={title(day, hours ? clock(hours.close_at) : '-')}
    >
      {hours && phase === 'before' && <p>{joinFigures(`เวลา ${hoursOf(hours)}`)}</p>}
      <p>{more}</p>
    </Band>
  );
}

/** Shows what happens when; what is over says so. */
function Schedule({ schedule }: { schedule: Election['schedule'] }) {
  return (
    <Card title="กำหนดการ">
      <ol className={styles.schedule}>
        {keyed(schedule, ({ date, what }) => `${date}/${what}`).map(
          ([key, { date, what, is_past }]) => (
            <li key={key}>
              <strong className={styles.date}>{joinFigures(formatThaiDate(date))}</strong>
              <span>
                {joinFigures(what)}{' '}
                <span className="no-print">{is_past && <Tag tone="muted">ผ่านแล้ว</Tag>}</span>
              </span>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}

const loadTables = () => import('./tables.tsx');
const PlacesTable = onDemand(async () => (await loadTables()).PlacesTable);

/** Shows where to vote, unit by unit. */
function Places({ election }: { election: Election }) {
  const file = async () => (await loadTables()).placesFile({ election });
  return (
    <Card title={text.places} actions={<TableDownload table={file} />}>
      <p className="note">{election.eligibility}</p>
      <PlacesTable of={{ election }} />
    </Card>
  );
}
