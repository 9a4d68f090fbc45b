import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../control/mock-query.tsx';
import type { Json } from './fields.ts';

interface Post {
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly post?: Post }>>;
}

async function fetchOpenApi(): Promise<OpenApi> {
  const answer = await fetch('/__control/openapi.json');
  if (!answer.ok) throw new Error(`/__control/openapi.json: ${answer.status}`);
  return answer.json();
}

/** Returns the schema of a change of the control plane. */
export function schemaOf({ paths }: OpenApi, procedure: string): Json {
  const { content } = paths[`/__control/${procedure}`]?.post?.requestBody ?? {};
  const schema = content?.['application/json']?.schema;
  if (!schema) throw new Error(`the control plane has no change ${procedure}`);
  return schema;
}

interface WithSchemaProps {
  readonly procedure: string;
  readonly children: (schema: Json) => ReactNode;
}

/** Renders children with the schema of a procedure; all schemas are loaded once. */
export function WithSchema({ procedure, children }: WithSchemaProps) {
  const query = useQuery({
    queryKey: ['openapi'],
    queryFn: fetchOpenApi,
    staleTime: 'static',
    retry: false,
  });
  return <QueryView query={query}>{(api) => children(schemaOf(api, procedure))}</QueryView>;
}
