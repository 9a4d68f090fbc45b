import type { HandlersOf } from '../http/handler.ts';

export const memberLastUpdateHandlers: HandlersOf<'memberLastUpdateShow'> = {
  memberLastUpdateShow({ world }) {
    return { data: world.view().asOf };
  },
};
