import { Terms } from '@coop/contracts/member/access/terms';
import * as z from 'zod/mini';
import terms from '../../../content/texts/terms.json' with { type: 'json' };
import { readContent } from '../../world/content/read-content.ts';
import { Words } from '../../world/content/written.ts';

/** The terms with each heading and paragraph as a line of HTML. */
const WrittenTerms = z.extend(Terms, { html: z.array(Words) });

const written = readContent('texts/terms.json', WrittenTerms, terms);

export const TERMS: Terms = { ...written, html: written.html.join('\n') };
