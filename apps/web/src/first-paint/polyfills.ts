// What the portal or a library calls and the oldest browsers of .browserslistrc lack; main.tsx loads it for them alone.
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/es.string.to-well-formed.js';
import { anySignal } from 'any-signal';

AbortSignal.any ??= (signals) => anySignal([...signals]);
