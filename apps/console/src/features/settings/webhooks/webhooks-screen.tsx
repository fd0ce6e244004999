import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import type { ResponseBody } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/queries.ts';
import { useRight } from '../../../api/session.ts';
import { Listed } from '../../../parts/lists/listed.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import styles from './webhooks.module.css';

export type Webhook = ResponseBody<'Staff_ListWebhooks'>['webhooks'][number];

export function WebhooksScreen() {
  return (
    <SettingsScreen tab="webhooks">
      <WebhooksPanel />
    </SettingsScreen>
  );
}

const REFRESH_MS = 30_000;

function WebhooksPanel() {
  const { t } = useText();
  const mayAdminister = useRight('administer');
  const [chosenId, setChosenId] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const list = useQuery({ ...operationQuery('Staff_ListWebhooks'), refetchInterval: REFRESH_MS });
  const webhooks = list.data?.webhooks;
  const chosen = webhooks?.find(({ webhookId }) => webhookId === chosenId) ?? webhooks?.[0];
  return (
    <>
      <Panel
        title={t('console.settings.webhooks.title')}
        note={t('console.settings.webhooks.note')}
        end={
          mayAdminister && (
            <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {t('console.settings.webhooks.add')}
            </Button>
          )
        }
      >
        <Listed rows={webhooks} read={list} empty={t('console.settings.webhooks.none')}>
          {(rows) => (
            <ul className={styles.addresses}>
              {rows.map((webhook) => (
                <li key={webhook.webhookId}>
                  <Address
                    webhook={webhook}
                    isChosen={webhook === chosen}
                    onChoose={() => setChosenId(webhook.webhookId)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Listed>
      </Panel>
      {chosen && <DeliveriesPanel key={chosen.webhookId} webhook={chosen} mayAdminister={mayAdminister} />}
      {isAdding && <NewWebhookDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

interface AddressProps {
  webhook: Webhook;
  isChosen: boolean;
  onChoose: () => void;
}

function Address({ webhook: { url, waiting, givenUp }, isChosen, onChoose }: AddressProps) {
  const { t } = useText();
  return (
    <button type="button" className={styles.address} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.url}>{url.replace(/^https?:\/\//u, '')}</span>
      {givenUp > 0 ? (
        <Badge tone="bad">{t('console.settings.webhooks.failing')}</Badge>
      ) : (
        <Badge tone={waiting > 0 ? 'attention' : 'good'}>
          {t(waiting > 0 ? 'console.settings.webhooks.behind' : 'console.settings.webhooks.working')}
        </Badge>
      )}
      <span className={styles.counts}>
        {t('console.settings.webhooks.waiting', { count: waiting })} ·{' '}
        {t('console.settings.webhooks.givenUp', { count: givenUp })}
      </span>
    </button>
  );
}
