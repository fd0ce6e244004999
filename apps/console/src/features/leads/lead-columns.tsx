import type { Lead } from '@portal/contract/staff/leads';
import { FACT_SEPARATOR, formatMoney } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import type { Column } from '@portal/design/ui/tables/table.tsx';
import { applicationAddress, leadAddress, ScreenLink } from '../../frame/navigation.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import { StatusBadge } from '../../parts/application/status-badge.tsx';
import styles from './leads.module.css';

export function leadColumns(words: Translation): Column<Lead>[] {
  const { t, language } = words;
  const dayOf = (instant: string) => formatDayAtOffice(instant, language);
  const none = (key: 'console.nobody' | 'console.leads.notContacted') => <span className={styles.none}>{t(key)}</span>;
  const said = ({ monthsInBusiness, annualRevenue }: Lead) =>
    [
      t('console.leads.inBusiness', { count: monthsInBusiness }),
      t('console.leads.aYear', { amount: formatMoney(annualRevenue, language) }),
    ].join(FACT_SEPARATOR);
  return [
    {
      title: t('console.leads.email'),
      cell: ({ leadId, email }) => <ScreenLink to={leadAddress(leadId)}>{email}</ScreenLink>,
    },
    {
      title: t('console.leads.language'),
      cell: (lead) => t(`console.languages.${lead.language}`),
      isExtra: true,
    },
    { title: t('console.leads.asked'), cell: ({ createdAt }) => dayOf(createdAt) },
    { title: t('console.leads.reasons'), cell: (lead) => reasonWords(lead, words) },
    { title: t('console.leads.said'), cell: said, isExtra: true },
    { title: t('console.leads.told'), cell: (lead) => <Notified lead={lead} /> },
    { title: t('console.leads.cameBack'), cell: (lead) => <CameBack lead={lead} /> },
    {
      title: t('console.leads.assigned'),
      cell: ({ accountManager }) => accountManager?.name ?? none('console.nobody'),
    },
    {
      title: t('console.leads.contacted'),
      cell: ({ contactedAt }) => (contactedAt === null ? none('console.leads.notContacted') : dayOf(contactedAt)),
    },
  ];
}

export function Notified({ lead: { toldAt, tellOn } }: { lead: Lead }) {
  const { t, language } = useText();
  if (toldAt !== null) return formatDayAtOffice(toldAt, language);
  if (tellOn === null) return <span className={styles.none}>{t('console.leads.notTold')}</span>;
  return t('console.leads.tellsOn', { day: formatDay(tellOn, language, 'short') });
}

export function CameBack({ lead: { cameBackAt, application } }: { lead: Lead }) {
  const { t, language } = useText();
  if (cameBackAt === null) return <span className={styles.none}>{t('console.no')}</span>;
  return (
    <span className={styles.back}>
      {formatDayAtOffice(cameBackAt, language)}
      {application ? (
        <Application {...application} />
      ) : (
        <span className={styles.none}>{t('console.leads.erased')}</span>
      )}
    </span>
  );
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
