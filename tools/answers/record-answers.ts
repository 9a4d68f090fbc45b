import { fileURLToPath } from 'node:url';
import { generateOpenAPIDocument } from '@trpc/openapi';

const ROUTER = fileURLToPath(new URL('../../apps/mock-api/src/control/router.ts', import.meta.url));

/** The part of tRPC's own description that says what comes back. */
interface Described {
  readonly responses?: {
    readonly 200?: {
      readonly content?: {
        readonly 'application/json'?: {
          readonly schema?: { readonly properties?: { readonly result?: Result } };
        };
      };
    };
  };
}
interface Result {
  readonly properties?: { readonly data?: object };
}

/** Longer lists of words, such as all endpoints, are not written out: they would change with each of them. */
const MOST_WORDS = 20;
const withoutLongLists = (_: string, value: unknown) => {
  const isLong = Array.isArray((value as { enum?: unknown } | null)?.enum);
  if (!isLong) return value;
  const { enum: words, ...rest } = value as { enum: readonly string[] };
  return words.length > MOST_WORDS ? rest : value;
};

/** Content of `answers.generated.json` of the control plane, in the order of the router. */
export interface Answers {
  /** JSON schema of what each procedure answers; one that answers nothing is not there. */
  readonly answers: Readonly<Record<string, object>>;
  /** The schemas that these name. */
  readonly schemas: Readonly<Record<string, object>>;
}

/** Reads what each procedure of the control plane answers from the types of its router. Takes some ten seconds. */
export async function recordAnswers(): Promise<Answers> {
  const { paths = {}, components } = await generateOpenAPIDocument(ROUTER, {
    exportName: 'ControlRouter',
    title: '',
    version: '',
  });
  const answers = Object.entries(paths).flatMap(([path, methods = {}]) =>
    Object.values(methods).flatMap((operation) => {
      const { responses } = operation as Described;
      const data =
        responses?.[200]?.content?.['application/json']?.schema?.properties?.result?.properties
          ?.data;
      return data && Object.keys(data).length > 0 ? [[path.slice(1), data] as const] : [];
    }),
  );
  const recorded = { answers: Object.fromEntries(answers), schemas: components?.schemas ?? {} };
  return JSON.parse(JSON.stringify(recorded, withoutLongLists));
}
