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
  readonly items?: Json;
  readonly additionalProperties?: boolean | Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Json[];
  /** Names of the values of `enum`, or of those that are usual (`examples`). */
  readonly 'x-names'?: readonly string[];
  /** What no value means. */
  readonly 'x-none'?: string;
  /** Heading that the field stands under, with others. */
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
  readonly isRequired: boolean;
  /** What can be chosen. */
  readonly options: readonly SelectOption[];
  /** What the options stand for, in their order. */
  readonly values: readonly unknown[];
  /** Fields of each entry of a list. */
  readonly fields: readonly Field[];
  readonly json: Json;
}

function kindOf({ type, format, additionalProperties }: Json): Kind {
  if (type === 'boolean') return 'tick';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'entries';
  if (type === 'string') return TEXTS.find((one) => one === format) ?? 'text';
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
  const isAsked = isRequired || json.default !== undefined;
  const none = { value: '', label: json['x-none'] ?? NONE };
  return {
    name,
    kind: values.length > 0 ? 'choice' : kindOf(json),
    title: json.title ?? name,
    hint: json.description,
    group: json['x-group'],
    isRequired,
    options: isAsked ? options : [none, ...options],
    values: isAsked ? values : [undefined, ...values],
    fields: json.items ? fieldsOf(json.items) : [],
    json,
  };
}

/** The kinds of input that a schema takes: one, or each of its variants. */
export const variantsOf = (schema: Json): readonly Json[] =>
  schema.oneOf?.flatMap(variantsOf) ?? [schema];

/** A field as the first of several variants has it; what can be chosen is what any of them allows. */
function joined(variants: readonly Json[], name: string): [json: Json, isRequired: boolean] {
  const parts = variants.flatMap((one) => one.properties?.[name] ?? []);
  const isRequired = variants[0]?.required?.includes(name) ?? false;
  const [json = {}] = parts;
  if (!json.enum) return [json, isRequired];
  const values = parts.flatMap((one) => one.enum ?? []);
  const names = json['x-names'] && parts.flatMap((one) => one['x-names'] ?? []);
  return [{ ...json, enum: values, ...(names && { 'x-names': names }) }, isRequired];
}

/**
 * The fields of a schema in its order. Where it has variants, what is chosen first says which fields follow; until
 * something is chosen, the first of the choices is.
 */
export function fieldsOf(schema: Json, chosen: Readonly<Record<string, unknown>> = {}): Field[] {
  let variants = variantsOf(schema);
  const fields = new Map<string, Field>();
  const next = () => Object.keys(variants[0]?.properties ?? {}).find((one) => !fields.has(one));
  for (let name = next(); name !== undefined; name = next()) {
    const [json, isRequired] = joined(variants, name);
    if (json.enum && variants.length > 1) {
      const value = json.enum.find((one) => one === chosen[name]) ?? json.enum[0];
      variants = variants.filter((one) => one.properties?.[name]?.enum?.includes(value));
    }
    fields.set(name, fieldOf(name, json, isRequired));
  }
  return [...fields.values()];
}

/** @throws Error where the schema has no such field */
export function fieldNamed(schema: Json, name: string): Field {
  const found = fieldsOf(schema).find((one) => one.name === name);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}

/** Makes a field a choice of what there is now; the value '' is not sent. */
export function choiceOf(options: readonly SelectOption[]): Partial<Field> {
  return { kind: 'choice', options, values: options.map(({ value }) => value || undefined) };
}
