import { readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from '@stryker-mutator/api/core';
import type { Ignorer } from '@stryker-mutator/api/ignore';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A place in Babel's tree, as far as it is asked. */
interface Place {
  readonly node: { readonly type: string; readonly callee?: { readonly name?: string } };
  readonly parentPath: Place | null;
}

/** The words of an error are for whoever made the mistake; tests hold that it is thrown. */
const wordsOfErrors: Ignorer = {
  shouldIgnore(path) {
    const { node, parentPath } = path as unknown as Place; // Babel's types come without Babel
    const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
    const isOfError = /(Error|^requireInteger)$/.test(parentPath?.node.callee?.name ?? '');
    return isText && isOfError ? 'the words of an error' : undefined;
  },
};

const silent = () => undefined;
const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** A small change of the code, with the line it stands in. */
export interface Change extends Pick<Mutant, 'id' | 'mutatorName' | 'replacement'> {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Builds all changes into files, given from `home` on, each to be switched on by its id. */
export async function instrument(home: string, files: readonly string[]): Promise<Change[]> {
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(`${home}/${name}`, 'utf8'),
  }));
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const { files: written, mutants } = await new Instrumenter(quiet).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [wordsOfErrors],
  });
  for (const { name, content } of written) writeFileSync(`${home}/${name}`, content);
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      mutatorName,
      replacement,
      file: fileName,
      line: location.start.line + 1,
      column: location.start.column + 1,
      text: lines.get(fileName)?.[location.start.line]?.trim() ?? '',
    }));
}
