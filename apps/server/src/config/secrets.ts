import * as z from 'zod/mini';
import { DEVELOPMENT_KEY_ID_START, parseSecrets } from './values/secret-text.ts';
import { isProduction, type ProcessValues } from './process.ts';
import type { Rule, ValuesOf, Variables } from './values/variable.ts';

export interface SecretsConfig {
  /** Current key first; undefined in development, where the first start creates keys. */
  secrets: ReturnType<typeof parseSecrets> | undefined;
  bootstrapKey: string | undefined;
}

const secrets = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      return parseSecrets(text);
    } catch (error) {
      const message = error instanceof RangeError ? error.message : 'cannot be read';
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }
  }),
);

export const secretsVariables = {
  PORTAL_SECRETS: {
    isSecret: true,
    schema: secrets,
    unset: 'created at the first start in development',
    meaning: 'keys as `id:base64` of 32 bytes each, separated by commas, the current one first',
    requiredWhen: 'in production',
  },
  PORTAL_BOOTSTRAP_KEY: {
    isSecret: true,
    schema: z.string().check(z.regex(/^[\w-]{32,200}$/u, 'must be 32 to 200 letters, digits, - and _')),
    unset: 'printed at the first start in development',
    meaning: 'the first staff key: 32 to 200 letters, digits, `-` and `_`',
  },
} as const satisfies Variables;
type SecretsValues = ValuesOf<typeof secretsVariables>;

export function secretsRules(values: SecretsValues & ProcessValues): Rule[] {
  const usesDevelopmentKey = values.PORTAL_SECRETS?.some(({ id }) => id.startsWith(DEVELOPMENT_KEY_ID_START)) === true;
  return [
    [isProduction(values) && values.PORTAL_SECRETS === undefined, 'PORTAL_SECRETS is required in production'],
    [
      isProduction(values) && usesDevelopmentKey,
      'PORTAL_SECRETS holds a key made for development, which production refuses',
    ],
  ];
}

export function secretsOf(values: SecretsValues): SecretsConfig {
  return { secrets: values.PORTAL_SECRETS, bootstrapKey: values.PORTAL_BOOTSTRAP_KEY };
}
