import { today } from '@coop/cooperative/moments';
import { publicDays } from '@coop/cooperative/site/public-days';
import type { HandlersOf } from '../call/handler.ts';

export const infoCalendarHandlers: HandlersOf<'infoCalendarList'> = {
  infoCalendarList({ world }) {
    return { as_of: world.view().asOf, days: publicDays(today(world.clock)) };
  },
};
