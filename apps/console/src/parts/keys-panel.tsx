import type { ApiKey, Partner } from '@portal/contract/staff/keys';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { callOperation } from '../api/call-operation.ts';
import { usePages, useWhole } from '../api/pages.ts';
import { useRight } from '../api/session.ts';
import { useToday } from '../api/today.ts';
import { AskFirst } from '../frame/dialogs/ask-first.tsx';
import { formatDayAtOffice, shortTime } from '../frame/days.ts';
import styles from './keys-panel.module.css';
import { Listed } from './lists/listed.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

export function KeysPanel({ holder }: { holder?: Partner }) {
  const words = useText();
  const { t } = words;
  const mayAdminister = useRight('administer');
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const list = usePages('Staff_ListKeys', holder ? { partnerId: holder.partnerId } : {});
  const partners = usePartners(holder);
  const title = t('console.settings.keys.title');
  const columns = columnsOf(words, useToday(), holder ? undefined : partners);
  return (
    <Panel
      title={title}
      note={holder ? t('console.partners.keysNote') : t('console.settings.keys.note')}
      end={
        mayAdminister && (
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsMaking(true)}>
            {t('console.settings.keys.make')}
          </Button>
        )
      }
    >
      <Listed
        rows={list.data?.pages.flatMap(({ keys }) => keys)}
        read={list}
        empty={t(holder ? 'console.partners.noKeys' : 'console.settings.keys.none')}
      >
        {(rows) => (
          <Table
            title={title}
            rows={rows}
            keyOf={({ keyId }) => keyId}
            columns={columns}
            actionsTitle={t('console.settings.actions')}
            actions={mayAdminister ? (key) => <RevokeButton apiKey={key} onRevoke={setRevoked} /> : undefined}
          />
        )}
      </Listed>
      {isMaking && <NewKeyDialog partners={partners} holder={holder?.partnerId} onClose={() => setIsMaking(false)} />}
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

function usePartners(holder: Partner | undefined): readonly Partner[] {
  const { data } = useWhole('Staff_ListPartners', { enabled: holder === undefined });
  return holder ? [holder] : (data ?? []).flatMap(({ partners }) => partners);
}

function columnsOf(
  { t, language }: Translation,
  today: string,
  partners: readonly Partner[] | undefined,
): Column<ApiKey>[] {
  const dayOf = (instant: string) => formatDayAtOffice(instant, language);
  const whose: Column<ApiKey> = {
    title: t('console.settings.keys.scope'),
    cell: ({ scope, partnerId }) => (
      <span className={styles.whose}>
        <Badge tone={scope === 'staff' ? 'neutral' : 'info'}>{t(`console.settings.keys.scopes.${scope}`)}</Badge>
        {partners?.find((partner) => partner.partnerId === partnerId)?.name}
      </span>
    ),
  };
  return [
    { title: t('console.settings.keys.name'), cell: ({ name }) => name },
    ...(partners ? [whose] : []),
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
          <Badge tone="good">{t('console.settings.keys.works')}</Badge>
        ) : (
          <Badge tone="neutral">{t('console.settings.keys.revoked', { day: dayOf(revokedAt) })}</Badge>
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
