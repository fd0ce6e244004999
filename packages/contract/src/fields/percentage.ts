import * as z from 'zod/mini';
import {
  OWNERSHIP_PERCENTAGE_DECIMALS,
  OWNERSHIP_PERCENTAGE_MAXIMUM,
  OWNERSHIP_PERCENTAGE_MINIMUM,
} from '../constants.ts';
import { toPlain } from './text.ts';

const percent = String.raw`(?:%|p(?:er|our)?\s?cent|pct|p\.?\s?(?:100|cent))`;
const typed = new RegExp(
  `^(?:about|environ|env\\.|[~≈%])?\\s*(\\d{1,3}(?:[.,]\\d{1,${String(OWNERSHIP_PERCENTAGE_DECIMALS)}})?)\\s*${percent}?[.,;]?$`,
  'iu',
);

/** Reads `25`, `25.5`, `25,5 %`, `25 percent`, `25 p. 100`, `environ 25 %`. @returns the percentage, or undefined. */
export function parsePercentage(text: string): number | undefined {
  const [, number] = typed.exec(toPlain(text).trim()) ?? [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}

const MESSAGE = 'validation.ownershipPercentage.range';

function hasFewDecimals(value: number): boolean {
  return Number(value.toFixed(OWNERSHIP_PERCENTAGE_DECIMALS)) === value;
}

/** 1 to 100, up to two decimals; every error has the same message. */
export const ownershipPercentage = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], { error: MESSAGE }),
    z.transform((value) => (typeof value === 'number' ? value : (parsePercentage(value) ?? Number.NaN))),
  ),
  z
    .number({ error: MESSAGE })
    .check(
      z.refine(
        (value) =>
          value >= OWNERSHIP_PERCENTAGE_MINIMUM && value <= OWNERSHIP_PERCENTAGE_MAXIMUM && hasFewDecimals(value),
        { error: MESSAGE },
      ),
    ),
);
