import * as z from 'zod/mini';

interface Described {
  /** Turns the text of the variable into its value; the message of an issue says what the text must be. */
  schema: z.ZodMiniType;
  /** For the documentation, in Markdown. */
  meaning: string;
  /** When it must be set, for the documentation. */
  requiredWhen?: string;
}

interface VariableWithDefault extends Described {
  /** The text that counts where the variable is unset. */
  default: string;
}

interface OptionalVariable extends Described {
  /** What counts where the variable is unset, for the documentation, in Markdown. */
  unset: string;
}

export type Variable = VariableWithDefault | OptionalVariable;
export type Variables = Readonly<Record<string, Variable>>;

/** What variables come to: a value, or undefined where it is unset and has no default. */
export type ValuesOf<V extends Variables> = {
  [Name in keyof V]: z.output<V[Name]['schema']> | (V[Name] extends VariableWithDefault ? never : undefined);
};

/** A rule between several variables: whether it is broken, and the error to report. */
export type Rule = readonly [isBroken: boolean, error: string];

/** Reads each variable on its own. An empty one counts as unset. @returns one error for each that is wrong */
export function readVariables<V extends Variables>(
  variables: V,
  env: NodeJS.ProcessEnv,
): { values: ValuesOf<V>; errors: string[] } {
  const values: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const [name, variable] of Object.entries(variables)) {
    const given = env[name];
    const isUnset = given === undefined || given.trim() === '';
    const text = isUnset ? defaultOf(variable) : given;
    if (text === undefined) continue;
    const parsed = z.safeParse(variable.schema, text);
    if (parsed.success) values[name] = parsed.data;
    else errors.push(`${name} ${parsed.error.issues[0]?.message ?? 'cannot be read'}`);
  }
  return { values: values as ValuesOf<V>, errors };
}

/** The text that counts where the variable is unset; undefined where none does. */
export function defaultOf(variable: Variable): string | undefined {
  return 'default' in variable ? variable.default : undefined;
}

/**
 * The rules of variables that are given all together or not at all.
 * @param further variables beside them that make no sense on their own
 * @param noSandbox why production needs them; undefined where it does not
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
      ? [given.length > 0, `${name} is required beside ${given.join(', ')}`]
      : [true, `${name} is required in production, which has no sandbox of ${noSandbox}`],
  );
}
