import { fieldTitles } from '@coop/contracts/api-pages/field-titles';
import type { Plugin } from 'vite';
import { callsOf } from './drop-what-tests-read.ts';

/** The one place that names fields in a browser. */
const LABELS = /web\/src\/member\/consent\/field-labels\.ts$/;

/**
 * Leaves the titles of fields out of the schemas, which every page loads with the client, and writes them where the copy
 * of a member's data is made.
 */
export function fieldTitlesInPlace(): Plugin {
  let isWritten = false;
  return {
    name: 'field-titles-in-place',
    apply: 'build',
    load: {
      filter: { id: LABELS },
      handler() {
        isWritten = true;
        return `export const FIELD_LABELS = ${JSON.stringify(Object.fromEntries(fieldTitles()))};`;
      },
    },
    transform: {
      filter: { id: /packages\/contracts\/src\//, code: /\btitled(?:List)?\(/ },
      handler(code) {
        const tree = this.parse(code, { lang: 'ts' });
        const cuts = callsOf(['titled'], tree).flatMap(({ start, end, arguments: [, schema] }) =>
          schema
            ? [
                { start, end: schema.start, instead: '' },
                { start: schema.end, end, instead: '' },
              ]
            : [],
        );
        const blanks = callsOf(['titledList'], tree).flatMap(({ arguments: [title] }) =>
          title ? [{ start: title.start, end: title.end, instead: "''" }] : [],
        );
        // From the end, so that the places before stay where they are.
        return [...cuts, ...blanks]
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end),
            code,
          );
      },
    },
    buildEnd(failure) {
      // A file that could not be read is the reason, and this only follows from it.
      if (failure || isWritten) return;
      this.error(`The titles of fields were left out, and no file is ${LABELS}.`);
    },
  };
}
