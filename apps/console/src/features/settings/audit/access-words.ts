import type { AccessChange } from '@portal/contract/staff/audit';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { FACT_SEPARATOR, formatMoney } from '@portal/locales/format';

/** `Role: Auditor (before: Account manager) · Limit: $500,000 (before: $60,000)` */
export function accessWords({ role, fundingLimit }: AccessChange, { t, language }: Translation): string {
  const limitOf = (limit: number | null) =>
    limit === null ? t('console.settings.audit.noLimit') : formatMoney(limit, language);
  const facts = [
    role && {
      what: t('console.settings.people.role'),
      from: role.before === null ? undefined : t(`console.roles.${role.before}`),
      to: t(`console.roles.${role.after}`),
    },
    fundingLimit && {
      what: t('console.settings.people.limitColumn'),
      from: role?.before === null ? undefined : limitOf(fundingLimit.before),
      to: limitOf(fundingLimit.after),
    },
  ].filter((fact) => fact !== undefined);
  return facts
    .map(({ what, from, to }) =>
      from === undefined
        ? t('console.named', { what, which: to })
        : t('console.settings.audit.changed', { what, from, to }),
    )
    .join(FACT_SEPARATOR);
}
