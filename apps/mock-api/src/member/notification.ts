import type { memberNotification } from '@coop/contracts/member/notification';
import { wallTime } from '@coop/cooperative/moments';
import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { hubOf } from '../push/hubs.ts';
import { memberChannel } from '../push/notify.ts';
import { DEMO_APP } from '../push/push-app.ts';
import { channelText, sign } from '../push/signature.ts';
import { notesFor } from '../world/notes/notes.ts';

const SHOWN = 50;

export const memberNotificationHandlers: HandlersOf<keyof typeof memberNotification> = {
  memberNotificationList({ world, subject }) {
    let last = 0;
    const rows = notesFor(world, subject).map(({ at, title, body, url = '', page }) => {
      // The time serves as id, so that ids grow with time for derived and stored notifications alike.
      last = Math.max(at, last + 1);
      return {
        notification_id: last,
        title,
        body,
        url,
        ...(page !== undefined && { page }),
        created_at: wallTime(at),
      };
    });
    return { rows: rows.slice(-SHOWN).reverse() };
  },

  memberNotificationAuthShow({ world, body, session, subject }) {
    const { socket_id, channel_name } = body;
    if (channel_name !== memberChannel(subject)) throw notFound();
    if (session) hubOf(world).tie(socket_id, session.id);
    const { key } = DEMO_APP;
    const secret = world.pushSecret ?? DEMO_APP.secret;
    return { auth: `${key}:${sign(secret, channelText(socket_id, channel_name))}` };
  },
};
