import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { CSRF_COOKIE, CSRF_HEADER } from './csrf.ts';
import { areas, type EndpointKey, errorStatuses } from './endpoints.ts';
import type { Endpoint } from './entry/endpoint.ts';
import { ErrorBody } from './error-body.ts';
import { examples } from './examples/examples.ts';

/** Descriptions of failures by status. */
export const STATUS_TEXT: Record<number, string> = {
  400: 'The body is not JSON',
  401: 'No session, or a dead one',
  403: 'Not allowed',
  404: 'Unknown, or not yours',
  413: 'The body is too large',
  415: 'The body is not application/json',
  419: 'The CSRF token is missing or does not match',
  422: 'A field failed validation',
  429: 'Too many calls; see Retry-After',
};

const TAGS = [
  { name: 'member', description: 'Of the member who is signed in, and the ways to sign in' },
  { name: 'admin', description: 'Of the administrator, who looks on in the place of a member' },
  { name: 'info', description: 'Of the public site, for everybody' },
  { name: 'membergroup', description: 'Of the agency that is signed in, and the ways to sign in' },
] satisfies { name: keyof typeof areas; description: string }[];

function jsonSchema(schema: core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function parametersOf(key: EndpointKey, endpoint: Endpoint): object[] {
  const values: Readonly<Record<string, unknown>> = examples[key]?.params ?? {};
  const shape: Record<string, core.$ZodType> = endpoint.params?.shape ?? {};
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema, 'input'),
    example: values[name],
  }));
}

/** Returns what opens a call: a session where it has one, and the token of the cookie where something is sent. */
function securityOf({ session, method }: Endpoint): object[] {
  const needed = {
    ...(session !== 'none' && { [session]: [] }),
    ...(method !== 'GET' && { csrf: [] }),
  };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

function operation(area: string, key: EndpointKey, endpoint: Endpoint): object {
  const responses: Record<string, object> = {
    200: {
      description: endpoint.summary,
      content: {
        'application/json': {
          schema: jsonSchema(endpoint.response, 'output'),
          example: examples[key]?.response,
        },
      },
    },
  };
  for (const status of errorStatuses(endpoint)) {
    responses[status] = {
      description: STATUS_TEXT[status] ?? 'Failure',
      ...(status === 429 && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    };
  }
  return {
    operationId: key,
    summary: endpoint.summary,
    description: `Specification ${endpoint.spec} (${endpoint.source})`,
    tags: [area],
    security: securityOf(endpoint),
    parameters: parametersOf(key, endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchema(endpoint.body, 'input'),
            example: examples[key]?.body,
          },
        },
      },
    }),
    responses,
  };
}

/** Builds an OpenAPI 3.1 document of the whole table. */
export function buildOpenApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [area, calls] of Object.entries(areas)) {
    for (const [key, endpoint] of Object.entries<Endpoint>(calls) as [EndpointKey, Endpoint][]) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const method = endpoint.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operation(area, key, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cooperative member portal',
      version: '1.0.0',
      description:
        'Documented calls come from the specification; assumed ones fill what it leaves open and may be remapped.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths,
    components: {
      schemas: { ErrorBody: jsonSchema(ErrorBody, 'output') },
      headers: {
        RetryAfter: {
          description: 'Seconds after which the call may be made again',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer' },
        membergroup: { type: 'http', scheme: 'bearer' },
        admin: { type: 'apiKey', in: 'cookie', name: 'admin_session' },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: CSRF_HEADER,
          description: `The value of the cookie ${CSRF_COOKIE}`,
        },
      },
    },
  };
}
