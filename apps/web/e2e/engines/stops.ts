/** A text or a control as it is heard. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** Content of a field. */
  readonly value: string;
  /** Heading of the column that a cell stands in. */
  readonly column: string;
  /** Number of its row in the table, from 0; undefined elsewhere. */
  readonly row: number | undefined;
  /** The paragraph that it is a piece of; undefined outside of one. */
  readonly paragraph: string | undefined;
}

type Text = { readonly value?: unknown };

/** A node of Chromium's accessibility tree, as its protocol has it. */
interface AXNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Text;
  readonly name?: Text;
  readonly value?: Text;
  readonly childIds?: readonly string[];
}

/** A session of Chromium's protocol, whoever opened it. */
interface Session {
  send(method: 'Accessibility.getFullAXTree'): Promise<{ nodes: readonly AXNode[] }>;
}

/** Place in a table. */
interface Place {
  readonly columns: string[];
  column: number;
  row: number;
  /** Cells of the row. */
  cells: number;
}

/** Read in one, with all that is in them. */
const ONE_STOP =
  /^(StaticText|link|button|textbox|searchbox|checkbox|radio|combobox|slider|meter|img|image|tab|heading)$/;
const CELL = /^(cell|gridcell|columnheader|rowheader)$/;
const HEADING = 'columnheader';

const words = (text?: Text) => String(text?.value ?? '').trim();

class Reader {
  readonly stops: Stop[] = [];
  private readonly known: ReadonlyMap<string, AXNode>;

  constructor(nodes: readonly AXNode[]) {
    this.known = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  read(node: AXNode, place?: Place, around?: string): void {
    const role = node.ignored ? '' : words(node.role);
    const paragraph = role === 'paragraph' ? node.nodeId : around;
    const here = role === 'table' ? { columns: [], column: -1, row: -1, cells: 0 } : place;
    if (here) this.move(here, role, node);
    if (!ONE_STOP.test(role)) {
      for (const child of this.childrenOf(node)) this.read(child, here, paragraph);
      return;
    }
    const name = words(node.name);
    const value = words(node.value);
    const column = here?.columns[here.column] ?? '';
    if (name || value) this.stops.push({ role, name, value, column, row: here?.row, paragraph });
  }

  private move(place: Place, role: string, node: AXNode): void {
    if (role === 'row')
      Object.assign(place, { column: -1, row: place.row + 1, cells: this.cellsOf(node) });
    if (!CELL.test(role)) return;
    // The first cell of a sum spans those that the row has not.
    place.column += place.column === 0 ? Math.max(1, place.columns.length - place.cells + 1) : 1;
    if (role === HEADING) place.columns[place.column] = this.textOf(node);
  }

  private cellsOf(row: AXNode): number {
    return this.childrenOf(row)
      .flatMap((child) => (child.ignored ? this.childrenOf(child) : child))
      .filter((node) => CELL.test(words(node.role))).length;
  }

  private textOf(node: AXNode): string {
    return (
      words(node.name) ||
      this.childrenOf(node)
        .map((child) => this.textOf(child))
        .join('')
    );
  }

  private childrenOf({ childIds = [] }: AXNode): AXNode[] {
    return childIds.flatMap((id) => this.known.get(id) ?? []);
  }
}

/** Returns what a screen reader stops at, in its order: on the whole page, or within its main part. */
export async function stopsOf(session: Session, within?: 'main'): Promise<readonly Stop[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const reader = new Reader(nodes);
  const first = nodes.find((node) => within === undefined || words(node.role) === within);
  if (first) reader.read(first);
  return reader.stops;
}
