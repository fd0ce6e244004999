import type { ActiveRuling } from '@portal/contract/application/revenue-rulings';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** Describes a ruling without naming the payee or the deposit. */
export function rulingWords({ ruling }: Pick<ActiveRuling, 'ruling'>, { t }: Translation): string {
  if (ruling.kind !== 'notSale') return t(`console.rulings.ruled.${ruling.kind}`);
  return t('console.rulings.ruled.notSale', { reason: t(`console.cashFlow.kinds.${ruling.reason}`) });
}
