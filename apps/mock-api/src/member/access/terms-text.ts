import { Terms } from '@coop/contracts/member/access/terms';
import { readContent } from '@coop/cooperative/content/read-content';
import terms from '@coop/cooperative/content/texts/terms.json' with { type: 'json' };
import { Words } from '@coop/cooperative/content/written';
import * as z from 'zod/mini';

/** The terms with each heading and paragraph as a line of HTML. */
const WrittenTerms = z.extend(Terms, { html: z.array(Words) });

const written = readContent('texts/terms.json', WrittenTerms, terms);

export const TERMS: Terms = { ...written, html: written.html.join('\n') };
