import type { PictureWord } from './picture-words.ts';

export type PictureBox = Pick<PictureWord, 'left' | 'top' | 'width' | 'height'>;

/** Characters of a possibly misread number, and the minimum number of digits for re-reading it. */
const PART = /^[-=«~—–($+]*[\dOolISB.,:;'$)-]*$/u;
const DIGITS_AT_LEAST = 3;
/** Gap in letter heights below which parts form one number. */
const GAP = 0.6;
const AMOUNT = /^[-(]?\$?(?:\d{1,3}(?: \d{3})+|\d{1,3}(?:[,.]\d{3})+|\d+)[.,]\d{2}[-)]?\$?$/u;

/** A minus before or after a number: small, and easily lost. */
const MINUS = /^[-–—(]|[-)]\$?$/u;

const endOf = ({ left, width }: PictureBox) => left + width;

function phrasesOf(line: readonly PictureWord[]): PictureWord[][] {
  const phrases: PictureWord[][] = [];
  for (const word of line) {
    const last = phrases.at(-1)?.at(-1);
    const isClose = last && word.left - endOf(last) <= GAP * Math.max(word.height, last.height);
    if (isClose && PART.test(last.text) && PART.test(word.text)) phrases.at(-1)?.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

const textOf = (phrase: readonly PictureWord[]) => phrase.map(({ text }) => text).join('');

function isNumber(phrase: readonly PictureWord[]): boolean {
  const text = textOf(phrase);
  return phrase.every((word) => PART.test(word.text)) && text.replaceAll(/\D/gu, '').length >= DIGITS_AT_LEAST;
}

function boxAround(words: readonly PictureBox[]): PictureBox {
  const left = Math.min(...words.map((word) => word.left));
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.top + word.height));
  return { left, top, width: Math.max(...words.map(endOf)) - left, height: bottom - top };
}

/**
 * Re-reads each number of a picture separately, since neighbours mislead full-line OCR. A re-read amount is used unless
 * its minus was lost. Sums are not considered.
 */
export function withNumbersAlone(words: readonly PictureWord[], ask: (box: PictureBox) => string): PictureWord[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  return [...lines.values()].flatMap((line) =>
    phrasesOf(line).flatMap((phrase) => {
      const [first] = phrase;
      if (!first || !isNumber(phrase)) return phrase;
      const box = boxAround(phrase);
      const text = ask(box)
        .trim()
        .replace(/^([-(])\s+/u, '$1');
      const isMinusLost = MINUS.test(textOf(phrase)) && !MINUS.test(text);
      return AMOUNT.test(text) && !isMinusLost ? [{ ...first, ...box, text }] : phrase;
    }),
  );
}
