import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

interface Described {
  schema: z.ZodMiniType;
  meaning: string;
  /** Whether `NAME_FILE` may name a file that contains the value. */
  isSecret?: true;
  requiredWhen?: string;
}

interface VariableWithDefault extends Described {
  default: string;
}

interface OptionalVariable extends Described {
  unset: string;
}

export type Variable = VariableWithDefault | OptionalVariable;
export type Variables = Readonly<Record<string, Variable>>;

/** Values of variables; undefined if unset without a default. */
export type ValuesOf<V extends Variables> = {
  [Name in keyof V]: z.output<V[Name]['schema']> | (V[Name] extends VariableWithDefault ? never : undefined);
};

export type Rule = readonly [isBroken: boolean, error: string];

/**
 * Reads each variable, and secrets also from files. An empty variable counts as unset. @returns one error per invalid
 * variable
 */
export function readVariables<V extends Variables>(
  variables: V,
  env: NodeJS.ProcessEnv,
): { values: ValuesOf<V>; errors: string[] } {
  const values: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const [name, variable] of Object.entries(variables)) {
    const { text, error } = readText(name, variable, env);
    if (error !== undefined) errors.push(error);
    if (text === undefined) continue;
    const parsed = z.safeParse(variable.schema, text);
    if (parsed.success) values[name] = parsed.data;
    else errors.push(`${name} ${parsed.error.issues[0]?.message ?? 'cannot be read'}`);
  }
  return { values: values as ValuesOf<V>, errors };
}

function readText(
  name: string,
  variable: Variable,
  env: NodeJS.ProcessEnv,
): { text?: string | undefined; error?: string } {
  const given = valueOf(env[name]);
  const fileVariable = `${name}_FILE`;
  const file = variable.isSecret === true ? valueOf(env[fileVariable]) : undefined;
  if (file === undefined) return { text: given ?? defaultOf(variable) };
  if (given !== undefined) return { error: `${name} and ${fileVariable} are both set; leave out one of them` };
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/u, '');
    return text.trim() === '' ? { error: `${fileVariable} names an empty file` } : { text };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { error: `${fileVariable} names a file that cannot be read: ${code}` };
  }
}

function valueOf(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

export function defaultOf(variable: Variable): string | undefined {
  return 'default' in variable ? variable.default : undefined;
}

/**
 * Rules for variables that must be set together or not at all.
 * @param further variables that make no sense without the others
 * @param noSandbox why production needs them; undefined if it does not
 */
export function allOrNone(
  values: Readonly<Record<string, unknown>>,
  together: readonly string[],
  { further = [], noSandbox }: { further?: readonly string[]; noSandbox?: string | undefined },
): Rule[] {
  const given = [...together, ...further].filter((name) => values[name] !== undefined);
  const missing = together.filter((name) => values[name] === undefined);
  return missing.map((name) =>
    noSandbox === undefined
      ? [given.length > 0, `${name} is required with ${given.join(', ')}`]
      : [true, `${name} is required in production, which has no sandbox for ${noSandbox}`],
  );
}
