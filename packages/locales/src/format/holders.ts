import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { PickedAccount } from '@portal/contract/bank/bank-connection';
import type { StatementFile, StatementHolder } from '@portal/contract/entities/entities';
import type { TextKey } from '../index.ts';
import { locales } from './number.ts';
import type { Words } from './words.ts';

const answerTexts = {
  businessName: 'revenue.holder.answered.businessName',
  ownName: 'revenue.holder.answered.ownName',
} as const satisfies Record<HolderAnswer, TextKey>;

interface NamedFiles {
  statements: readonly (Pick<StatementFile, 'statementId' | 'fileName'> & {
    reading: Pick<StatementFile['reading'], 'periods'>;
  })[];
  holders?: readonly StatementHolder[] | undefined;
}

/** Names of the files in a holder's name, oldest first as in the list of files: `may.pdf, june.pdf and july.pdf`. */
export function formatFilesOfHolder(
  { statementIds }: StatementHolder,
  statements: NamedFiles['statements'],
  { language }: Pick<Words, 'language'>,
): string {
  const start = ({ reading }: (typeof statements)[number]) => reading.periods[0]?.from ?? '';
  const files = statements
    .filter(({ statementId }) => statementIds.includes(statementId))
    .sort((one, other) => start(one).localeCompare(start(other)));
  return new Intl.ListFormat(locales[language]).format(files.map(({ fileName }) => fileName));
}

/** The customer's answer about a name; undefined until they answer. */
export function formatHolderAnswer(
  holder: StatementHolder,
  statements: NamedFiles['statements'],
  words: Words,
): string | undefined {
  const { name, answer } = holder;
  if (answer === null) return undefined;
  return words.t(answerTexts[answer], { name, files: formatFilesOfHolder(holder, statements, words) });
}

/** One sentence for each name that the customer has not explained yet. */
export function formatOpenHolders({ statements, holders = [] }: NamedFiles, words: Words): string[] {
  return holders
    .filter(({ answer }) => answer === null)
    .map((holder) =>
      words.t('revenue.holder.open', {
        name: holder.name,
        files: formatFilesOfHolder(holder, statements, words),
      }),
    );
}

export function formatHolderAnswers({ statements, holders = [] }: NamedFiles, words: Words): string[] {
  return holders.flatMap((holder) => formatHolderAnswer(holder, statements, words) ?? []);
}

const accountTexts = {
  businessName: 'revenue.bank.holder.answered.businessName',
  ownName: 'revenue.bank.holder.answered.ownName',
} as const satisfies Record<HolderAnswer, TextKey>;

/** The customer's answer about the picked account's holder; undefined if there is no question. */
export function formatAccountHolder(
  { question, holderAnswer }: Pick<PickedAccount, 'question' | 'holderAnswer'>,
  { t }: Words,
): string | undefined {
  if (question !== 'holder') return undefined;
  return t(holderAnswer === null ? 'revenue.bank.holder.open' : accountTexts[holderAnswer]);
}
