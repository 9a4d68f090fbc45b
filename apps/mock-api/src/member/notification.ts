import type { memberNotification } from '@coop/contracts/member/notification';
import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { hubOf } from '../push/hubs.ts';
import { memberChannel } from '../push/notify.ts';
import { DEMO_APP } from '../push/push-app.ts';
import { channelText, sign } from '../push/signature.ts';
import { noteRows } from '../world/notes/note.ts';
import { notesFor } from '../world/notes/notes.ts';

export const memberNotificationHandlers: HandlersOf<keyof typeof memberNotification> = {
  memberNotificationList({ world, subject }) {
    return { rows: noteRows(notesFor(world, subject)) };
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
