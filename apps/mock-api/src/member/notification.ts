import type { HandlersOf } from '../http/handler.ts';
import { wallTimeText } from '../world/confirmation.ts';

const SHOWN = 50;

export const memberNotificationHandlers: HandlersOf<'memberNotificationList'> = {
  memberNotificationList({ world }) {
    const sent = world.overlay.all('notification', 'all');
    const rows = sent.map(({ at, value }, index) => ({
      notification_id: index + 1,
      ...value,
      created_at: wallTimeText(at),
    }));
    return { rows: rows.slice(-SHOWN).reverse() };
  },
};
