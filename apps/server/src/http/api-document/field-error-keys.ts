import english from '@portal/locales/en.json' with { type: 'json' };
import { errorCodes } from '@portal/contract/error-codes';

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

/** Of a value that is not of the form that the document says; of an id that is none; and of a code that is none. */
const others = (['errorValidation', 'errorNotFound', 'errorOtpInvalid'] as const).map(
  (code) => [errorCodes[code].textKey, english.errors[code]] as const,
);

/** Every key that an error of a field can have, with its text in English. */
export const fieldErrorKeys: Readonly<Record<string, string>> = Object.fromEntries([
  ...textsBelow(english.validation, 'validation'),
  ...others,
]);
