import { fieldTitles } from '@coop/contracts/api-pages/field-titles';

/** What the fields of the member's records are called by people. The build writes them out here. */
export const FIELD_LABELS: Readonly<Record<string, string>> = Object.fromEntries(fieldTitles());
