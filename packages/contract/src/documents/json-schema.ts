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

export function referenceTo(name: string): JsonSchema {
  return { $ref: COMPONENTS + name };
}

/** The name a reference points to; undefined for an inline schema. */
export function nameIn({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(COMPONENTS.length);
}
