import { ownKeys } from '../../parts/posts/own-posts.ts';

/** What a thread is asked for with: its number, and the keys of what this browser has written. */
export function threadInput(boardId: number) {
  const mine = ownKeys('board');
  return { body: { board_id: boardId, ...(mine && { mine }) } };
}
