import type { Plugin } from 'vite';

const CONTRACT = /packages\/contracts\/src\/(?:info|member|membergroup|admin)\/[\w-]+\.ts$/;

interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Part {
  readonly key: { readonly name?: string };
}

interface EndpointCall extends Part {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly properties?: readonly Property[] }[];
}

/** Every node of a tree that is a call of `endpoint`. */
function callsOfEndpoint(tree: unknown): EndpointCall[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, callee } = tree as Partial<EndpointCall>;
  if (type === 'CallExpression' && callee?.name === 'endpoint') return [tree as EndpointCall];
  return Object.values(tree).flatMap(callsOfEndpoint);
}

/**
 * Leaves the contract's examples out of the build. The documentation, the mock and the tests read them; in a browser
 * they would be a third of the contract's weight, and would carry the demonstration's password.
 */
export function dropExamples(): Plugin {
  return {
    name: 'drop-examples',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const examples = callsOfEndpoint(this.parse(code, { lang: 'ts' }))
          .flatMap((call) => call.arguments[0]?.properties ?? [])
          .filter(({ key }) => key?.name === 'example');
        // From the end, so that the places before stay where they are.
        return examples.reduceRight(
          (text, { start, end }) => `${text.slice(0, start)}example: {}${text.slice(end)}`,
          code,
        );
      },
    },
  };
}
