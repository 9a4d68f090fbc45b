interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

export function listProcesses(): Running[];
export function treeOf(roots: Iterable<number>): number[];
export function endTree(root: number, name?: NodeJS.Signals): Promise<void>;
