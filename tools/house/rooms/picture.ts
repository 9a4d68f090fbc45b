import { nameOf, type Room, readRooms } from './rooms.ts';

/** Rooms that can be reached from a room in more than one step, and so need no arrow of their own. */
function reachedLater(from: readonly string[], byName: ReadonlyMap<string, readonly string[]>) {
  const reached = new Set<string>();
  const visit = (name: string) => {
    for (const next of byName.get(name) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  from.forEach(visit);
  return reached;
}

const idOf = (name: string) => name.replaceAll(/[^a-z]/g, '_');

function pictureOf(rooms: readonly Room[]): string {
  const byName = new Map(rooms.map((room) => [nameOf(room), room.imported]));
  const lines = [...byName].flatMap(([name, imported]) => {
    const later = reachedLater(imported, byName);
    const arrows = imported.filter((one) => !later.has(one));
    return arrows.map((one) => `  ${idOf(name)}[${name}] --> ${idOf(one)}[${one}]`);
  });
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
}

/** The apps whose rooms are drawn, under the names of their sections. */
const DRAWN = { 'apps/web': 'The rooms of the portal', 'apps/mock-api': 'The rooms of the mock' };

/** The rooms of the larger apps with who imports whom, as sections of docs/architecture.md. */
export function renderRooms(rooms: readonly Room[] = readRooms()): string {
  return Object.entries(DRAWN)
    .map(([home, title]) => {
      const own = rooms.filter((room) => room.home === home);
      const rows = own.map((room) => `- \`${nameOf(room)}\`: ${room.sentence}`);
      return [`### ${title}`, pictureOf(own), rows.join('\n')].join('\n\n');
    })
    .join('\n\n');
}

const MARKS = ['<!-- rooms: from here -->', '<!-- rooms: to here -->'] as const;

/** docs/architecture.md with its pictures as they are today. */
export function withRooms(text: string): string {
  const [before = '', rest = ''] = text.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  return `${before}${MARKS[0]}\n\n${renderRooms()}\n\n${MARKS[1]}${after}`;
}
