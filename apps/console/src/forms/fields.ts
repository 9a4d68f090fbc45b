import type { SelectOption } from '@coop/ui/select-field';

/** The part of JSON Schema that the fields of the control plane use, with its own words under `x-`. */
export interface Json {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Json;
  readonly additionalProperties?: boolean | Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Json[];
  /** Names of the values of `enum`, or of the usual ones (`examples`). */
  readonly 'x-names'?: readonly string[];
  /** Label of no value. */
  readonly 'x-none'?: string;
  /** Heading of the group that the field belongs to. */
  readonly 'x-group'?: string;
}

const TEXTS = ['baht', 'date', 'digits', 'endpoint', 'multiline'] as const;
type Kind =
  | (typeof TEXTS)[number]
  | 'choice'
  | 'entries'
  | 'json'
  | 'number'
  | 'pairs'
  | 'text'
  | 'tick';

/** A field of a form. */
export interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly group?: string | undefined;
  /** Offered while a text is typed: value and what it means. */
  readonly suggestions?: readonly SelectOption[];
  readonly isRequired: boolean;
  readonly options: readonly SelectOption[];
  /** Values of the options, in their order. */
  readonly values: readonly unknown[];
  /** Fields of each entry of a list. */
  readonly fields: readonly Field[];
  readonly json: Json;
}

function kindOf({ type, format, additionalProperties }: Json): Kind {
  if (type === 'boolean') return 'tick';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'entries';
  if (type === 'string') return TEXTS.find((text) => text === format) ?? 'text';
  const isPairs =
    typeof additionalProperties === 'object' && additionalProperties.type === 'string';
  return isPairs ? 'pairs' : 'json';
}

const NONE = 'ไม่ระบุ';

function fieldOf(name: string, json: Json, isRequired: boolean): Field {
  const names = json['x-names'];
  const values = json.enum ?? (names && json.examples) ?? [];
  const options = values.map((value, index) => ({
    value: String(value),
    label: names?.[index] ?? String(value),
  }));
  const isRequested = isRequired || json.default !== undefined;
  const none = { value: '', label: json['x-none'] ?? NONE };
  return {
    name,
    kind: values.length > 0 ? 'choice' : kindOf(json),
    title: json.title ?? name,
    hint: json.description,
    group: json['x-group'],
    isRequired,
    options: isRequested ? options : [none, ...options],
    values: isRequested ? values : [undefined, ...values],
    fields: json.items ? fieldsOf(json.items) : [],
    json,
  };
}

/** Returns the variants of a schema, or the schema itself. */
export const variantsOf = (schema: Json): readonly Json[] =>
  schema.oneOf?.flatMap(variantsOf) ?? [schema];

/** Merges a field of several variants: the first one with the choices of all. */
function joined(variants: readonly Json[], name: string): [json: Json, isRequired: boolean] {
  const parts = variants.flatMap((variant) => variant.properties?.[name] ?? []);
  const isRequired = variants[0]?.required?.includes(name) ?? false;
  const [json = {}] = parts;
  if (!json.enum) return [json, isRequired];
  const values = parts.flatMap((part) => part.enum ?? []);
  const names = json['x-names'] && parts.flatMap((part) => part['x-names'] ?? []);
  return [{ ...json, enum: values, ...(names && { 'x-names': names }) }, isRequired];
}

/**
 * Returns the fields of a schema in its order. Where it has variants, the choice of the first field determines the
 * rest; until something is chosen, the first choice does.
 */
export function fieldsOf(schema: Json, chosen: Readonly<Record<string, unknown>> = {}): Field[] {
  let variants = variantsOf(schema);
  const fields = new Map<string, Field>();
  const next = () => Object.keys(variants[0]?.properties ?? {}).find((key) => !fields.has(key));
  for (let name = next(); name !== undefined; name = next()) {
    const [json, isRequired] = joined(variants, name);
    if (json.enum && variants.length > 1) {
      const value = json.enum.find((item) => item === chosen[name]) ?? json.enum[0];
      variants = variants.filter((variant) => variant.properties?.[name]?.enum?.includes(value));
    }
    fields.set(name, fieldOf(name, json, isRequired));
  }
  return [...fields.values()];
}

/** @throws Error when the schema has no such field */
export function fieldNamed(schema: Json, name: string): Field {
  const found = fieldsOf(schema).find((field) => field.name === name);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}

/** Makes a field a choice of the current values; '' is not sent. */
export function choiceOf(options: readonly SelectOption[]): Partial<Field> {
  return { kind: 'choice', options, values: options.map(({ value }) => value || undefined) };
}
