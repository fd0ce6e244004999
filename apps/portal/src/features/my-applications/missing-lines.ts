import type { MissingItem } from '@portal/contract/entities/entities';
import { ofMonth } from '@portal/locales/format/month-range';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export function missingLines(items: readonly MissingItem[], texts: Translation): string[] {
  const { t } = texts;
  const lines = items.flatMap(({ kind, months, document }) => {
    if (document) return [t(`common.documents.kinds.${document}`)];
    if (kind === 'sin') return [t('common.missing.sin')];
    if (kind === 'question') return [t('common.missing.question')];
    return months.map((month) => t('common.missing.statement', { ofMonth: ofMonth(month, texts) }));
  });
  return [...new Set(lines)];
}
