import type { StatementReading } from '@portal/contract/entities/entities';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export function waitingText({ page }: Pick<StatementReading, 'page'>, t: Translation['t']): string {
  if (!page) return t('revenue.upload.reading.waiting');
  const values = { page: page.number, pages: page.of };
  return t(page.isAgain ? 'revenue.upload.reading.pageAgain' : 'revenue.upload.reading.page', values);
}
