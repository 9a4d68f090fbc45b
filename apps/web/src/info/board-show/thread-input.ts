/** What a thread is asked for with: its number, and the keys of what this browser has written. */
export function threadInput(boardId: number, mine?: string[]) {
  return { body: { board_id: boardId, ...(mine && { mine }) } };
}
