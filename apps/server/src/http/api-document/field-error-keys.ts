import english from '@portal/locales/en.json' with { type: 'json' };
import { errorTextKey } from '@portal/contract/error-codes';

interface Texts {
  readonly [name: string]: string | Texts;
}

function textsBelow(group: Texts, prefix: string): [string, string][] {
  return Object.entries(group).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[`${prefix}.${name}`, text] as [string, string]]
      : textsBelow(text, `${prefix}.${name}`),
  );
}

const others = (['errorValidation', 'errorNotFound', 'errorOtpInvalid'] as const).map(
  (code) => [errorTextKey(code), english.errors[code]] as const,
);

export const fieldErrorKeys: Readonly<Record<string, string>> = Object.fromEntries([
  ...textsBelow(english.validation, 'validation'),
  ...others,
]);
