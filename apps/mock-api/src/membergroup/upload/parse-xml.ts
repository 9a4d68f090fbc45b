import { SaxesParser } from 'saxes';

/** Tags within tags; a sheet has six. */
const MOST_DEPTH = 40;

const decoder = new TextDecoder('utf-8', { fatal: true });
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The text of a part. @throws TypeError where it is none */
export const textOf = (bytes: Uint8Array) => decoder.decode(bytes);

/** The file is what it says, but not what a sheet of this cooperative is. */
export class TooMuch extends Error {}

export interface TagReader {
  open(tag: string, at: (attribute: string) => string): void;
  text(words: string): void;
  close(tag: string): void;
}

/** Reads XML. It refuses entities defined in the document and tags in tags in tags, which would exhaust the memory. */
export function parse(xml: string, reader: TagReader): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MOST_DEPTH) throw new TooMuch();
    reader.open(local(name), (key) => String(attributes[key] ?? ''));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close(local(name));
  });
  parser.on('text', reader.text.bind(reader));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}
