import type { HandlersOf } from '../call/handler.ts';

export const memberLastUpdateHandlers: HandlersOf<'memberLastUpdateShow'> = {
  memberLastUpdateShow({ world }) {
    return { data: world.view().asOf };
  },
};
