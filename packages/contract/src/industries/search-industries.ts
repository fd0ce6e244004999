import type { Language } from '../language.ts';
import { industries } from './industries.ts';
import type { Industry } from './industry.ts';
import { sectors } from './sectors.ts';

const SUGGESTIONS_MAXIMUM = 8;
const TYPO_MINIMUM_LETTERS = 5;
const PLURAL_MINIMUM_LETTERS = 4;

/** Rank of the place where a query word was found, best first. */
const LABEL_START_RANK = 0;
const LABEL_RANK = 1;
const KEYWORD_RANK = 2;
const OTHER_LABEL_RANK = 3;
const OTHER_KEYWORD_RANK = 4;
const SECTOR_RANK = 5;

const fillerWords = new Set(
  (
    'a an and for in my of on or our the business company inc ltd service services ' +
    'au aux d de des du en et l la le les ma mon nos notre ou pour un une compagnie entreprise ltee'
  ).split(' '),
);

export interface IndustryMatch {
  readonly entry: Industry;
  /** Matched parts of the label in the person's language: UTF-16 offsets, end exclusive, ascending. */
  readonly highlights: readonly (readonly [start: number, end: number])[];
}

interface Word {
  readonly text: string;
  readonly parts: readonly Part[];
}

/** `text` is `written` without marks and ligatures; `start` is its offset in the label. */
interface Part {
  readonly text: string;
  readonly written: string;
  readonly start: number;
}

interface IndexedIndustry {
  readonly entry: Industry;
  readonly label: Readonly<Record<Language, readonly Word[]>>;
  readonly keywords: Readonly<Record<Language, readonly Word[]>>;
  readonly sector: readonly Word[];
}

type Matcher = (queryWord: string, word: string) => number;

/** From strict to lenient: each matcher runs only if those before it found nothing. */
const matchers: readonly Matcher[] = [matchStart, matchSingular, matchWithTypo];

/** Built at load time so that the first keystroke is fast. */
const index: readonly IndexedIndustry[] = buildIndex();

/**
 * Industries that match the query, best first. Every query word must begin a word of the label, the keywords (both
 * languages) or the sector. Case, accents, apostrophes and hyphens are ignored; a plural or one typo in a word of five
 * or more letters is accepted if nothing else is found.
 */
export function searchIndustries(
  query: string,
  language: Language,
  limit: number = SUGGESTIONS_MAXIMUM,
): readonly IndustryMatch[] {
  const queryWords = toQueryWords(query);
  if (queryWords.length === 0) return [];
  for (const matcher of matchers) {
    const found = index
      .map((indexed) => ({ indexed, score: scoreOf(indexed, queryWords, language, matcher) }))
      .filter(({ score }) => Number.isFinite(score))
      .sort((one, two) => one.score - two.score || lengthOf(one.indexed, language) - lengthOf(two.indexed, language));
    if (found.length > 0) {
      return found.slice(0, limit).map(({ indexed }) => ({
        entry: indexed.entry,
        highlights: highlightsOf(indexed.label[language], queryWords, matcher),
      }));
    }
  }
  return [];
}

function buildIndex(): readonly IndexedIndustry[] {
  const sectorWords = new Map(
    sectors.map(({ code, label, keywords }) => [
      code,
      toWords([label.en, label.fr, keywords.en, keywords.fr].join(', ')),
    ]),
  );
  return industries.map((entry) => ({
    entry,
    label: { en: toWords(entry.label.en), fr: toWords(entry.label.fr) },
    keywords: { en: toWords(entry.keywords.en.join(', ')), fr: toWords(entry.keywords.fr.join(', ')) },
    sector: sectorWords.get(entry.sectorCode) ?? [],
  }));
}

function toQueryWords(query: string): readonly string[] {
  const words = toWords(query, { compounds: false }).map(({ text }) => text);
  const significant = words.filter((word) => !fillerWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** Lower is better; a full match beats a partial one in the same place. */
function scoreOf(
  { label, keywords, sector }: IndexedIndustry,
  queryWords: readonly string[],
  language: Language,
  matcher: Matcher,
): number {
  const other: Language = language === 'en' ? 'fr' : 'en';
  const places: readonly (readonly [rank: number, words: readonly Word[]])[] = [
    [LABEL_START_RANK, label[language].slice(0, 1)],
    [LABEL_RANK, label[language]],
    [KEYWORD_RANK, keywords[language]],
    [OTHER_LABEL_RANK, label[other]],
    [OTHER_KEYWORD_RANK, keywords[other]],
    [SECTOR_RANK, sector],
  ];
  let score = 0;
  for (const queryWord of queryWords) {
    const place = places.find(([, words]) => words.some(({ text }) => matcher(queryWord, text) > 0));
    if (place === undefined) return Number.POSITIVE_INFINITY;
    const [rank, words] = place;
    const whole = words.some(({ text }) => matcher(queryWord, text) === text.length);
    score += rank + (whole ? 0 : 0.5);
  }
  return score;
}

function lengthOf({ entry }: IndexedIndustry, language: Language): number {
  return entry.label[language].length;
}

function highlightsOf(
  words: readonly Word[],
  queryWords: readonly string[],
  matcher: Matcher,
): readonly (readonly [number, number])[] {
  const ranges = words
    .map((word): [number, number] => {
      const letters = Math.max(...queryWords.map((queryWord) => matcher(queryWord, word.text)));
      const start = word.parts[0]?.start ?? 0;
      return [start, letters > 0 ? endOf(word, letters) : start];
    })
    .filter(([start, end]) => end > start)
    .sort(([one], [two]) => one - two);
  const merged: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function matchStart(queryWord: string, word: string): number {
  return word.startsWith(queryWord) ? queryWord.length : 0;
}

function matchSingular(queryWord: string, word: string): number {
  return singularsOf(queryWord).includes(word) ? word.length : matchStart(queryWord, word);
}

function matchWithTypo(queryWord: string, word: string): number {
  const letters = matchSingular(queryWord, word);
  if (letters > 0 || queryWord.length < TYPO_MINIMUM_LETTERS) return letters;
  return isOneTypoFromStart(queryWord, word) ? word.length : 0;
}

function singularsOf(word: string): readonly string[] {
  if (word.length < PLURAL_MINIMUM_LETTERS) return [];
  const singulars: string[] = [];
  if (/[sx]$/u.test(word)) singulars.push(word.slice(0, -1));
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('aux')) singulars.push(`${word.slice(0, -2)}l`);
  return singulars;
}

/** Allows a wrong, missing or extra letter, or two swapped neighbours, compared with the start of the word. */
function isOneTypoFromStart(queryWord: string, word: string): boolean {
  let same = 0;
  while (same < queryWord.length && queryWord[same] === word[same]) same += 1;
  const rest = queryWord.slice(same + 1);
  const isSwapped = queryWord[same] === word[same + 1] && queryWord[same + 1] === word[same];
  return (
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest, same) ||
    word.startsWith(queryWord.slice(same), same + 1) ||
    (isSwapped && word.startsWith(queryWord.slice(same + 2), same + 2))
  );
}

/**
 * Splits a text into folded words. A hyphenated word counts as its parts and, unless `compounds` is false, as a single
 * word, so that "ecommerce" finds "e-commerce". An apostrophe ends an elision (l', d') and is dropped elsewhere.
 */
function toWords(text: string, { compounds = true } = {}): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of fold(text).matchAll(/[\p{L}\p{N}]+(?:[-‐‑'’ʼ.&][\p{L}\p{N}]+)*/gu)) {
    const parts = Array.from(written.matchAll(/[^-‐‑]+/gu), (part) => toPart(part[0], start + part.index));
    for (const part of parts) words.push({ text: part.text, parts: [part] });
    if (compounds && parts.length > 1) words.push({ text: parts.map((part) => part.text).join(''), parts });
  }
  return words;
}

function toPart(written: string, start: number): Part {
  const elision = /^(?:[cdjlmnst]|qu)['’ʼ]/u.exec(written)?.[0].length ?? 0;
  const rest = written.slice(elision);
  return { text: spellOut(rest), written: rest, start: start + elision };
}

function spellOut(written: string): string {
  return written
    .replace(/['’ʼ.&]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Lower case without accents; composed text keeps its length, so offsets stay valid. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function endOf({ parts }: Word, letters: number): number {
  let left = letters;
  for (const { text, written, start } of parts) {
    if (left > text.length) {
      left -= text.length;
      continue;
    }
    let length = 1;
    while (length < written.length && spellOut(written.slice(0, length)).length < left) length += 1;
    return start + length;
  }
  return 0;
}
