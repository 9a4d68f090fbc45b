import { describeControl } from '@coop/mock-api/control/document';
import { type OpenApi, schemaOf } from '../with-schema.tsx';

/** What a change takes, as the mock itself describes it. */
export const schemaFor = (procedure: string) => schemaOf(describeControl() as OpenApi, procedure);
