import { type AnswerKind, answerNames, answers } from '@portal/contract/application/answers';

type Recorded = 'number' | 'choice';

/** Which kinds of answers are recorded as they are typed; the value of every other field is masked. */
const recordedKinds: { readonly [Kind in AnswerKind]?: Recorded } = {
  money: 'number',
  percent: 'number',
  months: 'number',
  entityType: 'choice',
};
const recordedFields = new Map<string, Recorded | undefined>([
  ...answerNames.map((name) => [answers[name].fields[0], recordedKinds[answers[name].kind]] as const),
  ['timeInBusinessUnit', 'choice'],
]);

export const MASK = '***';
/** An amount of this product has at most so many digits; a SIN has more. */
const MOST_DIGITS = 8;
const number = /^[\d\s.,]*$/u;
const choice = /^[\w-]{1,40}$/u;
/** `$120,000`, `120 000 $`, `25.5%`: a bare number may be part of an address or of a telephone number. */
const amount = /^(?:\$\s?[\d\s.,]+|[\d\s.,]+\s?[$%])$/u;

function hasFewDigits(text: string): boolean {
  return text.replaceAll(/\D/gu, '').length <= MOST_DIGITS;
}

/** The value of a field as it may be recorded. */
export function maskValue(fieldName: string | null, text: string): string {
  if (text === '') return text;
  const kind = recordedFields.get(fieldName ?? '');
  if (kind === 'number' && number.test(text) && hasFewDigits(text)) return text;
  if (kind === 'choice' && choice.test(text)) return text;
  return MASK;
}

/** A text of the page as it may be recorded: one of the portal's own sentences, or an amount; else its shape alone. */
export function maskText(text: string, ownTexts: ReadonlySet<string>): string {
  const bare = text.trim();
  if (bare === '' || ownTexts.has(bare) || (amount.test(bare) && hasFewDigits(bare))) return text;
  return text.replaceAll(/\S/gu, 'x');
}

/** Every sentence of a tree of texts that says nothing of a person: those without values, whole and by their parts. */
export function ownTextsOf(texts: unknown): string[] {
  if (typeof texts === 'string')
    return texts.includes('{{') ? [] : texts.split(/<[^>]*>/u).flatMap((part) => [part.trim()].filter(Boolean));

  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(ownTextsOf) : [];
}
