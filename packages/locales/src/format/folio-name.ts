import type { TextKey } from '../index.ts';
import type { Words } from './words.ts';

const meanings = {
  EOP: 'common.folioAccounts.EOP',
  ES: 'common.folioAccounts.ES',
  ET: 'common.folioAccounts.ET',
  MC: 'common.folioAccounts.MC',
  PR: 'common.folioAccounts.PR',
} as const satisfies Record<string, TextKey>;

const printed = /^(?<code>[A-Z]{2,4})(?: ?(?<number>\d{1,2}))?(?![\p{L}\d])/u;

/** `Stable savings (ES 1)` for the printed `ES 1 Épargne stable`; unknown codes stay as printed. */
export function formatFolioName(name: string, { t }: Words): string {
  const { code = '', number } = printed.exec(name)?.groups ?? {};
  const meaning = Object.entries(meanings).find(([known]) => known === code)?.[1];
  if (meaning === undefined) return name;
  return t('common.folioAccounts.named', {
    meaning: t(meaning),
    code: number === undefined ? code : `${code} ${number}`,
  });
}
