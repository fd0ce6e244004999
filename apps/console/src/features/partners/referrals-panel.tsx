import type { Partner } from '@portal/contract/staff/keys';
import type { WorkListRow } from '@portal/contract/staff/work-list';
import { formatDay, formatMoney } from '@portal/locales/format';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Segmented } from '@portal/design/ui/segmented.tsx';
import { useState } from 'react';
import { usePages } from '../../api/pages.ts';
import { applicationAddress, ScreenLink } from '../../frame/navigation.tsx';
import { dayAtOffice } from '../../parts/days.ts';
import { Listed } from '../../parts/listed.tsx';
import { StatusTag } from '../../parts/status-tag.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import inRow from '../../ui/in-row.module.css';
import { Panel } from '../../ui/panel.tsx';
import styles from './partners.module.css';

const views = ['all', 'closed'] as const;
type View = (typeof views)[number];

/** The applications that came by a partner: those that are open, and what became of the others. */
export function ReferralsPanel({ partner: { partnerId, name } }: { partner: Partner }) {
  const words = useText();
  const { t } = words;
  const [view, setView] = useState<View>('all');
  const list = useReferred(partnerId, view);
  const total = list.data?.pages[0]?.total;
  return (
    <Panel title={name} note={t('console.partners.referred')}>
      <div className={styles.tools}>
        <Segmented
          label={t('console.partners.referred')}
          name="view"
          value={view}
          options={views.map((value) => ({ value, label: t(`console.partners.views.${value}`) }))}
          onChange={setView}
        />
        <span role="status" className={styles.count}>
          {typeof total === 'number' && t('console.count', { count: total })}
        </span>
      </div>
      <Listed
        rows={list.data?.pages.flatMap(({ applications }) => applications)}
        read={list}
        empty={t(`console.partners.empty.${view}`)}
      >
        {(rows) => (
          <DataTable title={name} rows={rows} keyOf={({ applicationId }) => applicationId} columns={columnsOf(words)} />
        )}
      </Listed>
    </Panel>
  );
}

function useReferred(partnerId: string, view: View) {
  return usePages('Staff_SearchApplications', { partnerId, view, order: 'submitted' });
}

function columnsOf({ t, language }: Translation): Column<WorkListRow>[] {
  return [
    {
      title: t('console.columns.business'),
      cell: ({ applicationId, operatingName }) => (
        <ScreenLink to={applicationAddress(applicationId)} className={inRow.link}>
          {operatingName}
        </ScreenLink>
      ),
    },
    { title: t('console.columns.reference'), cell: ({ reference }) => reference },
    {
      title: t('console.columns.submitted'),
      cell: ({ submittedAt }) => formatDay(dayAtOffice(submittedAt), language, 'short'),
    },
    {
      title: t('console.columns.amount'),
      cell: ({ requestedAmount }) => formatMoney(requestedAmount, language),
      isFigure: true,
    },
    {
      title: t('console.columns.status'),
      cell: ({ status, outcome }) => <StatusTag status={status} outcome={outcome} />,
    },
    { title: t('console.columns.with'), cell: ({ accountManager }) => accountManager?.name ?? t('console.nobody') },
  ];
}
