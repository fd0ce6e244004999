import { type HolderAnswer, holderAnswers } from '@portal/contract/fields/holder';
import type { PickedAccount } from '@portal/contract/bank/bank-connection';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '../index.ts';
import type { Words } from './words.ts';

const counts = {
  businessName: 'revenue.holder.files.businessName',
  ownName: 'revenue.holder.files.ownName',
} as const satisfies Record<HolderAnswer, TextKey>;

type Named = Pick<StatementFile, 'fileName' | 'reading'>;

/** Statements in another name for which the customer has not answered the question yet, one sentence each. */
export function formatOpenHolders(statements: readonly Named[], { t }: Words): string[] {
  return statements
    .filter(({ reading }) => reading.asksHolder)
    .map(({ fileName }) => t('revenue.holder.open', { file: fileName }));
}

export function formatHolderAnswers(statements: readonly Named[], { t }: Words): string[] {
  return holderAnswers.flatMap((answer) => {
    const count = statements.filter(({ reading }) => reading.holderAnswer === answer).length;
    return count === 0 ? [] : [t(counts[answer], { count })];
  });
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
