import type { ApiKey } from '@portal/contract/staff/keys';
import { formatDay } from '@portal/locales/format';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { usePages } from '../../../api/pages.ts';
import { operationQuery } from '../../../api/queries.ts';
import { useRight } from '../../../api/session.ts';
import { useToday } from '../../../api/today.ts';
import { AskFirst } from '../../../parts/ask-first.tsx';
import { dayAtOffice, shortTime } from '../../../parts/days.ts';
import { Listed } from '../../../parts/listed.tsx';
import { NewKeyDialog } from '../../../parts/new-key-dialog.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import inRow from '../../../ui/in-row.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import styles from '../settings.module.css';

/** The keys of programs: the lender's own, and those of partners. */
export function KeysScreen() {
  return (
    <SettingsScreen tab="keys">
      <KeysPanel />
    </SettingsScreen>
  );
}

function KeysPanel() {
  const words = useText();
  const { t } = words;
  const today = useToday();
  const mayAdminister = useRight('administer');
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const list = usePages('Staff_ListKeys', {});
  const partners = useQuery(operationQuery('Staff_ListPartners', { params: { limit: '100' } })).data?.partners ?? [];
  const names = new Map(partners.map(({ partnerId, name }) => [partnerId, name]));
  const title = t('console.settings.keys.title');
  return (
    <Panel
      title={title}
      note={t('console.settings.keys.note')}
      end={
        mayAdminister && (
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsMaking(true)}>
            {t('console.settings.keys.make')}
          </Button>
        )
      }
    >
      <Listed rows={list.data?.pages.flatMap(({ keys }) => keys)} read={list} empty={t('console.settings.keys.none')}>
        {(rows) => (
          <DataTable
            title={title}
            rows={rows}
            keyOf={({ keyId }) => keyId}
            columns={columnsOf(words, names, today)}
            actionsTitle={t('console.settings.actions')}
            actions={mayAdminister ? (key) => <RevokeButton apiKey={key} onRevoke={setRevoked} /> : undefined}
          />
        )}
      </Listed>
      {isMaking && <NewKeyDialog partners={partners} onClose={() => setIsMaking(false)} />}
      {revoked && (
        <AskFirst
          title={t('console.settings.keys.revokeTitle', { name: revoked.name })}
          text={t('console.settings.keys.revokeText')}
          confirmLabel={t('console.settings.keys.revoke')}
          run={() => callOperation('Staff_RevokeKey', { params: { keyId: revoked.keyId } })}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </Panel>
  );
}

function columnsOf(
  { t, language }: Translation,
  partners: ReadonlyMap<string, string>,
  today: string,
): Column<ApiKey>[] {
  const dayOf = (instant: string) => formatDay(dayAtOffice(instant), language, 'short');
  return [
    { title: t('console.settings.keys.name'), cell: ({ name }) => name },
    {
      title: t('console.settings.keys.scope'),
      cell: ({ scope, partnerId }) => (
        <span className={styles.name}>
          <Tag tone={scope === 'staff' ? 'neutral' : 'info'}>{t(`console.settings.keys.scopes.${scope}`)}</Tag>
          {partnerId !== null && partners.get(partnerId)}
        </span>
      ),
    },
    { title: t('console.settings.keys.made'), cell: ({ createdAt }) => dayOf(createdAt) },
    {
      title: t('console.settings.keys.lastUsed'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('console.settings.never') : shortTime(lastUsedAt, today, language),
    },
    {
      title: t('console.settings.keys.state'),
      cell: ({ revokedAt }) =>
        revokedAt === null ? (
          <Tag tone="good">{t('console.settings.keys.works')}</Tag>
        ) : (
          <Tag tone="neutral">{t('console.settings.keys.revoked', { day: dayOf(revokedAt) })}</Tag>
        ),
    },
  ];
}

function RevokeButton({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: (key: ApiKey) => void }) {
  const { t } = useText();
  if (apiKey.revokedAt !== null) return null;
  return (
    <button type="button" className={inRow.textButton} onClick={() => onRevoke(apiKey)}>
      {t('console.settings.keys.revoke')}
      <span className="visually-hidden"> {apiKey.name}</span>
    </button>
  );
}
