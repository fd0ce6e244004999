import type { WebhookDelivery } from '@portal/contract/staff/deliveries';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Segmented } from '@portal/design/ui/buttons/segmented.tsx';
import { messageKeyOf } from '@portal/contract/client/problem';
import { FailureStrip } from '@portal/design/ui/messages/failure-strip.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { usePages } from '../../../api/pages.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { useToday } from '../../../api/today.ts';
import { applicationAddress, ScreenLink } from '../../../frame/navigation.tsx';
import { AskFirst } from '../../../frame/dialogs/ask-first.tsx';
import { shortTime } from '../../../frame/days.ts';
import { Listed } from '../../../parts/lists/listed.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import type { Webhook } from './webhooks-screen.tsx';
import styles from './webhooks.module.css';

const shownStates = ['all', 'undelivered'] as const;
type Shown = (typeof shownStates)[number];

export interface DeliveriesPanelProps {
  webhook: Webhook;
  mayAdminister: boolean;
}

export function DeliveriesPanel({ webhook, mayAdminister }: DeliveriesPanelProps) {
  const words = useText();
  const { t } = words;
  const today = useToday();
  const [shown, setShown] = useState<Shown>('all');
  const title = t('console.settings.deliveries.title');
  const list = useDeliveries(webhook.webhookId, shown);
  return (
    <Panel title={title} note={webhook.url.replace(/^https?:\/\//u, '')}>
      <div className={styles.tools}>
        <Segmented
          label={title}
          name="shown"
          value={shown}
          options={shownStates.map((value) => ({ value, label: t(`console.settings.deliveries.shown.${value}`) }))}
          onChange={setShown}
        />
        {mayAdminister && <WebhookActions webhook={webhook} />}
      </div>
      <Listed
        rows={list.data?.pages.flatMap(({ deliveries }) => deliveries)}
        read={list}
        empty={t(`console.settings.deliveries.none.${shown}`)}
      >
        {(rows) => (
          <Table
            title={title}
            rows={rows}
            keyOf={({ eventId }) => eventId}
            columns={columnsOf(words, today)}
            actionsTitle={t('console.settings.actions')}
            actions={
              mayAdminister
                ? (delivery) => <ResendButton webhookId={webhook.webhookId} delivery={delivery} />
                : undefined
            }
          />
        )}
      </Listed>
    </Panel>
  );
}

function useDeliveries(webhookId: string, shown: Shown) {
  return usePages('Staff_ListDeliveries', { webhookId, ...(shown === 'undelivered' && { state: shown }) });
}

function WebhookActions({ webhook: { webhookId, url } }: { webhook: Webhook }) {
  const { t } = useText();
  const [dialog, setDialog] = useState<'replay' | 'remove'>();
  const close = () => setDialog(undefined);
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setDialog('remove')}>
        {t('console.settings.webhooks.remove')}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setDialog('replay')}>
        {t('console.settings.webhooks.replay')}
      </Button>
      {dialog === 'replay' && <ReplayDialog webhookId={webhookId} onClose={close} />}
      {dialog === 'remove' && (
        <AskFirst
          title={t('console.settings.webhooks.removeTitle')}
          text={t('console.settings.webhooks.removeText', { url })}
          confirmLabel={t('console.settings.webhooks.remove')}
          run={() => callOperation('Staff_RemoveWebhook', { params: { webhookId } })}
          onClose={close}
        />
      )}
    </div>
  );
}

function ResendButton({ webhookId, delivery: { eventId, type } }: { webhookId: string; delivery: WebhookDelivery }) {
  const { t } = useText();
  const resend = useMutation({
    mutationFn: () =>
      writeAndRefresh(() => callOperation('Staff_ReplayWebhook', { params: { webhookId }, body: { eventId } })),
  });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        pending={resend.isPending}
        aria-label={t('console.settings.deliveries.resend', { type })}
        onClick={() => resend.mutate()}
      >
        {t('console.settings.webhooks.replayDo')}
      </Button>
      <FailureStrip>{resend.error !== null && t(messageKeyOf(resend.error))}</FailureStrip>
    </>
  );
}

function columnsOf({ t, language }: Translation, today: string): Column<WebhookDelivery>[] {
  return [
    { title: t('console.settings.deliveries.time'), cell: ({ at }) => shortTime(at, today, language) },
    { title: t('console.settings.deliveries.event'), cell: ({ type }) => type },
    {
      title: t('console.settings.deliveries.application'),
      cell: ({ applicationId, reference }) =>
        applicationId !== null && (
          <ScreenLink to={applicationAddress(applicationId)} className={inRow.link}>
            {reference ?? t('console.settings.deliveries.notSubmitted')}
          </ScreenLink>
        ),
    },
    { title: t('console.settings.deliveries.tries'), cell: ({ tries }) => tries, isFigure: true },
    { title: t('console.settings.deliveries.answer'), cell: (delivery) => <Answer answer={delivery.lastAnswer} /> },
    {
      title: t('console.settings.deliveries.state'),
      cell: (delivery) => <DeliveryBadge delivery={delivery} today={today} />,
    },
  ];
}

const failures = [
  ['timeout', 'timeout'],
  ['no answer', 'noAnswer'],
  ['internal address', 'internalAddress'],
] as const;

function Answer({ answer }: { answer: string | null }) {
  const { t } = useText();
  const failure = failures.find(([said]) => said === answer)?.[1];
  return failure === undefined ? answer : t(`console.settings.deliveries.answers.${failure}`);
}

function DeliveryBadge({ delivery, today }: { delivery: WebhookDelivery; today: string }) {
  const { t, language } = useText();
  const { state, isBehind, nextTryAt, deliveredAt } = delivery;
  if (state === 'failed') return <Badge tone="bad">{t('console.settings.deliveries.givenUp')}</Badge>;
  if (state === 'delivered') {
    const time = shortTime(deliveredAt ?? delivery.at, today, language);
    return <Badge tone="good">{t('console.settings.deliveries.delivered', { time })}</Badge>;
  }
  if (isBehind) return <Badge tone="neutral">{t('console.settings.deliveries.behind')}</Badge>;
  return (
    <Badge tone="attention">
      {t('console.settings.deliveries.next', { time: shortTime(nextTryAt ?? delivery.at, today, language) })}
    </Badge>
  );
}
