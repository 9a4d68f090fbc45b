import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { maskUri } from '../log.ts';

/** Measures and traces the calls to backends; of an address neither what people typed nor what opens something is told. */
export const openBackendCalls = () =>
  new UndiciInstrumentation({
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      const uri = maskUri(path);
      const [pathname = '', query = ''] = uri.split('?', 2);
      span.setAttributes({ 'url.full': origin + uri, 'url.path': pathname, 'url.query': query });
    },
  });
