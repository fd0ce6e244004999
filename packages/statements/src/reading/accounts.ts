import { ACCOUNT_DIGITS_SHOWN } from '@portal/contract/application/statements/statement-reading';
import { type Cell, fold, type Line, type PageText } from './page-text.ts';

const labels = {
  account:
    /(?:account ?(?:number|no(?![a-z])\.?|#)|(?:numero|no\.?|n°) ?(?:de|du) ?compte|compte ?(?:numero|no(?![a-z])\.?|n°|#)|folio(?![a-z])|^(?:account|compte) ?:)(?<rest>.*)$/u,
  card: /(?:card ?(?:number|no(?![a-z])\.?|#)|(?:numero|no\.?|n°) ?de ?(?:la ?)?carte)(?<rest>.*)$/u,
} as const;

/** Groups of digits, some masked, separated by a space or hyphen. */
const NUMBER = /^[\s:.#]*(?<number>[\dx*•][\dx*•-]*(?: [\dx*•-]{2,12})*)(?!\d)/u;
const DIGITS_MAXIMUM = 19;
const SAME_COLUMN = 40;

function lastDigits(text: string): string | undefined {
  const number = NUMBER.exec(text)?.groups?.number ?? '';
  const digits = number.replace(/\D/gu, '');
  if (digits.length < ACCOUNT_DIGITS_SHOWN || digits.length > DIGITS_MAXIMUM) return undefined;
  return digits.slice(-ACCOUNT_DIGITS_SHOWN);
}

function below(line: Line | undefined, x: number): Cell | undefined {
  return line?.cells
    .filter((cell) => Math.abs(cell.x - x) <= SAME_COLUMN)
    .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}

function numbersOn(line: Line, next: Line | undefined, label: RegExp): string[] {
  return line.cells.flatMap((cell, column) => {
    const rest = label.exec(fold(cell.text))?.groups?.rest;
    if (rest === undefined) return [];
    const beside = line.cells[column + 1];
    const under = below(next, cell.x);
    const found =
      lastDigits(rest) ??
      (/[a-z\d]/u.test(rest)
        ? undefined
        : ((under && lastDigits(fold(under.text))) ?? (beside && lastDigits(fold(beside.text)))));
    return found === undefined ? [] : [found];
  });
}

function numbersOf(page: PageText, label: RegExp): string[] {
  return page.flatMap((line, at) => numbersOn(line, page[at + 1], label));
}

/** Last digits of the account labelled on this line or below it; undefined if there is none. */
export function accountOn(line: Line, next: Line | undefined): string | undefined {
  return numbersOn(line, next, labels.account)[0];
}

/** Last digits of each account labelled on a page, in order, or of each card if no account is labelled. */
export function findAccounts(page: PageText): string[] {
  const accounts = numbersOf(page, labels.account);
  return [...new Set(accounts.length > 0 ? accounts : numbersOf(page, labels.card))];
}
