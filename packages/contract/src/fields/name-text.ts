import { foldSpaces } from './text.ts';

/** Hyphens and apostrophes that keyboards, word processors and other languages use instead of the usual ones. */
const hyphens = /[\u2010-\u2012\u2212\uFE63\uFF0D]/gu;
const apostrophes = /[\u2018\u201B\u00B4\u0060\u2032\uFF07]/gu;

/** Like `foldSpaces`, but also composes letters (NFC) and normalizes dashes and apostrophes. */
export function foldName(text: string): string {
  return foldBusinessName(text).replace(/[–—]/gu, '-');
}

/** Like `foldName`, but leaves en and em dashes, which a registered name may contain. */
export function foldBusinessName(text: string): string {
  return foldSpaces(text).normalize('NFC').replace(hyphens, '-').replace(apostrophes, '’');
}
