/** A schema of an API document (JSON Schema 2020-12), as far as documents and their pages look into it. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  examples?: readonly unknown[];
  default?: unknown;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  [extension: `x-${string}`]: unknown;
}

const COMPONENTS = '#/components/schemas/';

/** A reference to a named schema. */
export function referenceTo(name: string): JsonSchema {
  return { $ref: COMPONENTS + name };
}

/** The name that a reference is to; undefined for a schema that stands where it is. */
export function nameIn({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(COMPONENTS.length);
}
