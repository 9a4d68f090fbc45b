import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendSection } from '../backend/backend-section.tsx';
import { CapsuleSection } from '../capsule/capsule-section.tsx';
import { CollectionSection } from '../collection/collection-section.tsx';
import { ActProvider } from '../control/act.tsx';
import { SECTIONS, type Section } from '../control/place.ts';
import { PlaceContext, usePlaceState } from '../control/use-place.ts';
import { DeskSection } from '../desk/desk-section.tsx';
import { FaultsSection } from '../faults/faults-section.tsx';
import { JournalSection } from '../journal/journal-section.tsx';
import { NotificationsSection } from '../notifications/notifications-section.tsx';
import { PeopleSection } from '../people/people-section.tsx';
import { PushSection } from '../push/push-section.tsx';
import { QuirksSection } from '../quirks/quirks-section.tsx';
import { ScenariosSection } from '../scenarios/scenarios-section.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import { TimeSection } from '../time/time-section.tsx';
import { WorldsSection } from '../worlds/worlds-section.tsx';
import { Frame, NAME } from './frame.tsx';

const SHOWN = {
  people: PeopleSection,
  worlds: WorldsSection,
  time: TimeSection,
  collection: CollectionSection,
  desk: DeskSection,
  faults: FaultsSection,
  scenarios: ScenariosSection,
  quirks: QuirksSection,
  backend: BackendSection,
  journal: JournalSection,
  sessions: SessionsSection,
  notifications: NotificationsSection,
  push: PushSection,
  capsule: CapsuleSection,
} satisfies Record<Section, () => unknown>;

const queries = new QueryClient();

/** The whole console: everything that the mock's control plane can do, by hand. */
export function Console() {
  const place = usePlaceState();
  const { section, world } = place;
  const Shown = SHOWN[section];
  const title = SECTIONS[section];
  useEffect(() => {
    document.title = `${title} · ${world} · ${NAME}`;
  }, [title, world]);
  return (
    <QueryClientProvider client={queries}>
      <PlaceContext value={place}>
        <ActProvider>
          <Frame heading={title}>
            {/* The key clears what was typed when another world is chosen. */}
            <Shown key={world} />
          </Frame>
        </ActProvider>
      </PlaceContext>
    </QueryClientProvider>
  );
}
