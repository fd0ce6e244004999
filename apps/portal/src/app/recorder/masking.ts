import { type AnswerKind, answerNames, answers } from '@portal/contract/application/answers';

type Recorded = 'number' | 'choice';

/** Kinds of answers whose values are recorded; every other field is masked. */
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
/** No amount here has more digits; a SIN does. */
const MOST_DIGITS = 8;
const number = /^[\d\s.,]*$/u;
const choice = /^[\w-]{1,40}$/u;
/**
 * `$120,000`, `120 000 $`, `25.5%`. A bare number does not match, because it may be part of an address or phone number.
 */
const amount = /^(?:\$\s?[\d\s.,]+|[\d\s.,]+\s?[$%])$/u;

function hasFewDigits(text: string): boolean {
  return text.replaceAll(/\D/gu, '').length <= MOST_DIGITS;
}

export function maskValue(fieldName: string | null, text: string): string {
  if (text === '') return text;
  const kind = recordedFields.get(fieldName ?? '');
  if (kind === 'number' && number.test(text) && hasFewDigits(text)) return text;
  if (kind === 'choice' && choice.test(text)) return text;
  return MASK;
}

/**
 * Page text as recorded: unchanged if it is one of the portal's own sentences or an amount, otherwise only its shape.
 */
export function maskText(text: string, ownTexts: ReadonlySet<string>): string {
  const bare = text.trim();
  if (bare === '' || ownTexts.has(bare) || (amount.test(bare) && hasFewDigits(bare))) return text;
  return text.replaceAll(/\S/gu, 'x');
}

/**
 * Sentences from a tree of texts that contain nothing personal: those without placeholders, as a whole and in parts.
 */
export function ownTextsOf(texts: unknown): string[] {
  if (typeof texts === 'string')
    return texts.includes('{{') ? [] : texts.split(/<[^>]*>/u).flatMap((part) => [part.trim()].filter(Boolean));

  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(ownTextsOf) : [];
}
