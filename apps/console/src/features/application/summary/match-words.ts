import type { ApplicationMatch } from '@portal/contract/staff/matches';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { locales } from '@portal/locales/format/number';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export function nameOfMatch({
  reference,
  operatingName,
}: Pick<ApplicationMatch, 'reference' | 'operatingName'>): string {
  return [reference, operatingName].filter(Boolean).join(FACT_SEPARATOR);
}

export function sharedWords(shared: ApplicationMatch['shared'], { t, language }: Translation): string {
  const kinds = shared.map((kind) => t(`console.matches.kinds.${kind}`));
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(kinds);
}
