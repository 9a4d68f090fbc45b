import { controlOpenApi } from './describe/openapi.ts';
import { renderControlPage } from './describe/page.ts';
import { proceduresOf } from './describe/procedures.ts';
import { controlRouter } from './router.ts';

export const describeControl = () => controlOpenApi(proceduresOf(controlRouter));

/** Renders docs/control.md. */
export const renderControl = () => renderControlPage(proceduresOf(controlRouter));
