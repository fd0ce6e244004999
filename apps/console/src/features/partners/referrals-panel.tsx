import type { Partner } from '@portal/contract/staff/keys';
import type { ListedReferral, ReferralStage } from '@portal/contract/staff/referrals';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import { usePages } from '../../api/pages.ts';
import { applicationAddress, ScreenLink } from '../../frame/navigation.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import { Listed } from '../../parts/lists/listed.tsx';
import { StatusBadge } from '../../parts/application/status-badge.tsx';
import styles from './partners.module.css';

const tones = {
  sent: 'neutral',
  expired: 'neutral',
  accepted: 'info',
  noApplication: 'neutral',
  started: 'info',
  submitted: 'good',
  closed: 'neutral',
} as const satisfies Record<ReferralStage, BadgeProps['tone']>;

export function ReferralsPanel({ partner: { partnerId, name } }: { partner: Partner }) {
  const words = useText();
  const { t } = words;
  const list = usePages('Staff_ListReferrals', { partnerId });
  return (
    <Panel
      title={name}
      note={t('console.partners.referred')}
      end={
        <ScreenLink to={`${consolePaths.workList}?view=all&partnerId=${partnerId}`} className={inRow.link}>
          {t('console.partners.inWorkList')}
        </ScreenLink>
      }
    >
      <Listed
        rows={list.data?.pages.flatMap(({ referrals }) => referrals)}
        read={list}
        empty={t('console.partners.noReferrals')}
      >
        {(rows) => <Table title={name} rows={rows} keyOf={({ referralId }) => referralId} columns={columnsOf(words)} />}
      </Listed>
    </Panel>
  );
}

const NOTHING = '–';

function columnsOf(words: Translation): Column<ListedReferral>[] {
  const { t, language } = words;
  return [
    {
      title: t('console.columns.business'),
      cell: ({ businessName }) => businessName ?? t('console.partners.unnamed'),
    },
    { title: t('console.partners.theirReference'), cell: ({ partnerReference }) => partnerReference ?? NOTHING },
    {
      title: t('console.partners.referredOn'),
      cell: ({ createdAt }) => formatDayAtOffice(createdAt, language),
    },
    {
      title: t('console.partners.became'),
      cell: (referral) => (
        <span className={styles.stage}>
          <Badge tone={tones[referral.stage]}>{t(`console.partners.stages.${referral.stage}`)}</Badge>
          {whenOf(referral, words)}
        </span>
      ),
    },
    { title: t('console.partners.application'), cell: ({ application }) => <Application application={application} /> },
  ];
}

function whenOf({ stage, expiresAt, acceptedAt, application }: ListedReferral, { t, language }: Translation) {
  const at = stage === 'sent' ? expiresAt : stage === 'accepted' ? acceptedAt : (application?.submittedAt ?? null);
  if (at === null) return null;
  const day = formatDayAtOffice(at, language);
  return <span className={styles.when}>{stage === 'sent' ? t('console.partners.until', { day }) : day}</span>;
}

function Application({ application }: Pick<ListedReferral, 'application'>) {
  const { t } = useText();
  if (application === null) return NOTHING;
  const { applicationId, reference, status, outcome } = application;
  return (
    <span className={styles.stage}>
      <ScreenLink to={applicationAddress(applicationId)} className={inRow.link}>
        {reference ?? t('console.partners.notSubmitted')}
      </ScreenLink>
      <StatusBadge status={status} outcome={outcome} />
    </span>
  );
}
