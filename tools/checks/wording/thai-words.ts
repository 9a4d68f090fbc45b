import { parseSync } from 'vite';

/** Thai in a source file: the names that lead to it, and its words with `{places}` for what is filled in. */
export interface ThaiWords {
  readonly key: string;
  readonly thai: string;
}

/** A node of the syntax tree; its fields depend on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const THAI = /[\u0E00-\u0E7F]/;
// Words for comparing, which are not shown, and types.
const NOT_SHOWN =
  /^(ImportDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration|TSTypeAnnotation|SwitchCase)$/;
/** Made-up calls and answers of the contract. */
const EXAMPLE = /^(example([A-Z]\w*)?|\w+Example|EXAMPLE_\w+)$/;
const COMPARISON = /^[!=]==$/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const name = node.name ?? node.value;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

/** Names a gap: `{total}` for `formatMoney(bill.total)`. */
function gapOf(node: unknown): string {
  if (!isNode(node)) return '…';
  if (node.type === 'MemberExpression') return nameOf(node.property) ?? '…';
  if (node.type === 'CallExpression') {
    const [first] = Array.isArray(node.arguments) ? node.arguments : [];
    const inside = first === undefined ? '…' : gapOf(first);
    return inside === '…' ? gapOf(node.callee) : inside;
  }
  return node.type === 'Identifier' ? (nameOf(node) ?? '…') : '…';
}

function templateOf(node: Node): string {
  const [quasis, gaps] = [node.quasis, node.expressions] as [readonly Node[], readonly Node[]];
  return quasis
    .map((quasi, index) => {
      const { cooked } = quasi.value as { cooked: string };
      const gap = gaps[index];
      return gap ? `${cooked}{${gapOf(gap)}}` : cooked;
    })
    .join('');
}

/** Returns the text of an element with its gaps, as one run; elements inside it are read separately. */
function runsOf(children: readonly Node[]): string[] {
  const runs = [''];
  for (const child of children) {
    const last = runs.length - 1;
    if (child.type === 'JSXText') runs[last] += String(child.value).replace(/\s+/g, ' ');
    else if (child.type !== 'JSXExpressionContainer') runs.push('');
    else {
      const inside = child.expression as Node;
      if (inside.type === 'Literal') runs[last] += String(inside.value);
      else runs[last] += `{${gapOf(inside)}}`;
    }
  }
  return runs.map((run) => run.trim());
}

/** Returns the name that a node gives to its content. */
function stepOf(node: Node): string | undefined {
  if (node.type === 'Property' || node.type === 'PropertyDefinition') return nameOf(node.key);
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') {
    return nameOf(node.id);
  }
  return node.type === 'JSXAttribute' ? nameOf(node.name) : undefined;
}

/** Returns the parts of a node that may hold words: not the keys of properties, nor the fixed texts between gaps. */
function insideOf(node: Node): Node[] {
  if (node.type === 'Property') return isNode(node.value) ? [node.value] : [];
  if (node.type === 'BinaryExpression' && COMPARISON.test(String(node.operator))) return [];
  return childrenOf(node).filter((child) => child.type !== 'TemplateElement');
}

function ownWords(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return [templateOf(node)];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return runsOf(node.children as readonly Node[]);
  }
  return [];
}

function collect(node: Node, path: readonly string[], found: ThaiWords[]): void {
  if (NOT_SHOWN.test(node.type)) return;
  const step = stepOf(node);
  if (step !== undefined && EXAMPLE.test(step)) return;
  const here = step === undefined ? path : [...path, step];
  for (const thai of ownWords(node)) {
    if (THAI.test(thai)) found.push({ key: here.join('.'), thai });
  }
  for (const child of insideOf(node)) collect(child, here, found);
}

/** Returns every piece of Thai that a source file may show, in its order, each once. */
export function readThaiWords(path: string, source: string): ThaiWords[] {
  if (!THAI.test(source)) return [];
  const found: ThaiWords[] = [];
  collect(parseSync(path, source).program as unknown as Node, [], found);
  const seen = new Set<string>();
  return found.filter(({ key, thai }) => {
    const both = `${key}\n${thai}`;
    return !seen.has(both) && seen.add(both);
  });
}
