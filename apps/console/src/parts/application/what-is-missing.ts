import type { MissingItem } from '@portal/contract/entities/entities';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { monthList } from '@portal/locales/format/month-list';

/** Which months, question or document a requested item is about; empty for the SIN. */
export function whatIsMissing(
  { months, question, document }: Pick<MissingItem, 'months' | 'question' | 'document'>,
  { t, language }: Pick<Translation, 't' | 'language'>,
): string {
  if (document) return t(`common.documents.kinds.${document}`);
  return months.length > 0 ? monthList(months, language) : (question?.[language] ?? '');
}
