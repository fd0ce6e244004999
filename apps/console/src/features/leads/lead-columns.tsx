import type { Lead } from '@portal/contract/staff/leads';
import { FACT_SEPARATOR, formatDay, formatMoney } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import type { ReactNode } from 'react';
import type { Column } from '@portal/design/ui/tables/table.tsx';
import { applicationAddress, ScreenLink } from '../../frame/navigation.tsx';
import { dayAtOffice } from '../../frame/days.ts';
import { StatusBadge } from '../../parts/application/status-badge.tsx';
import styles from './leads.module.css';

export function leadColumns(words: Translation): Column<Lead>[] {
  const { t, language } = words;
  const dayOf = (instant: string) => formatDay(dayAtOffice(instant), language, 'short');
  const said = ({ monthsInBusiness, annualRevenue }: Lead) =>
    [
      t('console.leads.inBusiness', { count: monthsInBusiness }),
      t('console.leads.aYear', { amount: formatMoney(annualRevenue, language) }),
    ].join(FACT_SEPARATOR);
  return [
    { title: t('console.leads.email'), cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    {
      title: t('console.leads.language'),
      cell: (lead) => t(`console.languages.${lead.language}`),
      isExtra: true,
    },
    { title: t('console.leads.asked'), cell: ({ createdAt }) => dayOf(createdAt) },
    { title: t('console.leads.reasons'), cell: (lead) => reasonWords(lead, words) },
    { title: t('console.leads.said'), cell: said, isExtra: true },
    { title: t('console.leads.told'), cell: (lead) => notifiedCell(lead, words, dayOf) },
    { title: t('console.leads.cameBack'), cell: (lead) => cameBackCell(lead, words, dayOf) },
  ];
}

function notifiedCell({ toldAt, tellOn }: Lead, { t, language }: Translation, dayOf: (instant: string) => string) {
  if (toldAt !== null) return dayOf(toldAt);
  if (tellOn === null) return <span className={styles.none}>{t('console.leads.notTold')}</span>;
  return t('console.leads.tellsOn', { day: formatDay(tellOn, language, 'short') });
}

function cameBackCell({ cameBackAt, application }: Lead, { t }: Translation, dayOf: (instant: string) => string) {
  if (cameBackAt === null) return <span className={styles.none}>{t('console.no')}</span>;
  return (
    <span className={styles.back}>
      {dayOf(cameBackAt)}
      {application ? (
        <Application {...application} />
      ) : (
        <span className={styles.none}>{t('console.leads.erased')}</span>
      )}
    </span>
  ) satisfies ReactNode;
}

function Application({ applicationId, reference, status, outcome }: NonNullable<Lead['application']>) {
  return (
    <>
      {reference !== null && <ScreenLink to={applicationAddress(applicationId)}>{reference}</ScreenLink>}
      <StatusBadge status={status} outcome={outcome} />
    </>
  );
}

export function reasonWords({ reasons }: Pick<Lead, 'reasons'>, { t }: Translation): string {
  return reasons.map((reason) => t(`console.leads.reasonsOf.${reason}`)).join(', ');
}
