import type { World } from '@coop/mock-api/world/world';
import { createApi } from '../client/backend.ts';
import { fetchFromMock, signIn } from './mock-backend.ts';
import { SITE } from './render-screen.tsx';

/** Comes back on a later day. */
export async function comeBack({ clock }: World, member: string, day: string): Promise<void> {
  clock.set(Date.parse(`${day}T09:00:00+07:00`));
  await signIn(createApi(SITE, fetchFromMock), member);
}
