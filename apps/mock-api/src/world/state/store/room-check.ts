import type { DatabaseSync } from 'node:sqlite';

/** Less than this left is a full disk. */
const ROOM_BYTES = 65_536;

export const ROOM_TABLES = `
  CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, count INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS room (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);`;

/** Returns a function that writes something and reads it again, and throws if the file does not accept it. */
export function roomCheck(db: DatabaseSync): () => void {
  const countUp = db.prepare(
    'INSERT INTO checks VALUES (1, 1) ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count',
  );
  const counted = db.prepare('SELECT count FROM checks');
  // The count overwrites a row; what members write needs room as well.
  const fill = db.prepare(`INSERT OR REPLACE INTO room VALUES (1, zeroblob(${ROOM_BYTES}))`);
  const clear = db.prepare('DELETE FROM room');
  return () => {
    const written = countUp.get()?.count;
    if (counted.get()?.count !== written) {
      throw new Error('the file does not keep what is written');
    }
    fill.run();
    clear.run();
  };
}
