import type { StaffAskedItem } from '@portal/contract/staff/application-details';
import { isOpen } from '@portal/contract/application/status';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import { formatDayAtOffice } from '../../../frame/days.ts';
import { AskFirst } from '../../../frame/dialogs/ask-first.tsx';
import { monthList } from '@portal/locales/format/month-list';
import styles from '../application.module.css';
import type { Details } from '../details.ts';
import { DocumentFiles } from '../documents/document-files.tsx';
import { whyNotWithdrawn, withdrawRequest } from './withdraw-request.ts';

type Outcome = StaffAskedItem['state'] | 'neverCame';

const tones = {
  open: 'attention',
  provided: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  neverCame: 'neutral',
} as const satisfies Record<Outcome, BadgeProps['tone']>;

export interface RequestsPanelProps {
  details: Details;
  mayWork: boolean;
}

export function RequestsPanel({ details: { application, requests, documents }, mayWork }: RequestsPanelProps) {
  const words = useText();
  const { t } = words;
  const [withdrawn, setWithdrawn] = useState<StaffAskedItem>();
  if (requests.length === 0) return null;
  const outcomeOf = ({ state }: StaffAskedItem): Outcome =>
    state === 'open' && !isOpen(application.status) ? 'neverCame' : state;
  return (
    <Panel title={t('console.requests.title')} note={requests.length}>
      <ul className={styles.answers}>
        {requests.map((item) => {
          const outcome = outcomeOf(item);
          return (
            <li key={item.itemId}>
              <span className={styles.asked}>
                <b>{whatWasAsked(item, words)}</b>
                <Badge tone={tones[outcome]}>{t(`console.requests.states.${outcome}`)}</Badge>
                {mayWork && outcome === 'open' && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('console.requests.withdrawNamed', { what: whatWasAsked(item, words) })}
                    onClick={() => setWithdrawn(item)}
                  >
                    {t('console.requests.withdraw')}
                  </Button>
                )}
              </span>
              {item.message && <p>{item.message[words.language]}</p>}
              {item.answer !== null && <p>{item.answer}</p>}
              <DocumentFiles
                applicationId={application.applicationId}
                files={documents.filter(({ itemId }) => itemId === item.itemId)}
              />
              <span className={styles.quietWords}>{whenOf(item, words)}</span>
            </li>
          );
        })}
      </ul>
      {withdrawn && (
        <AskFirst
          title={t('console.requests.withdrawTitle')}
          text={t('console.requests.withdrawText', { what: whatWasAsked(withdrawn, words) })}
          confirmLabel={t('console.requests.withdraw')}
          run={() => withdrawRequest(application.applicationId, [withdrawn.itemId])}
          explain={whyNotWithdrawn}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </Panel>
  );
}

function whatWasAsked({ kind, months, question, document }: StaffAskedItem, { t, language }: Translation): string {
  if (document) return t(`common.documents.kinds.${document}`);
  if (question) return question[language];
  return kind === 'statements' && months.length > 0
    ? t('console.requests.statements', { months: monthList(months, language) })
    : t(`console.requests.kinds.${kind}`);
}

function askedOf({ askedBy, askedWithKey, askedAt }: StaffAskedItem, { t, language }: Translation): string {
  const day = formatDayAtOffice(askedAt, language);
  if (askedBy === null) return t('console.requests.askedByPortal', { day });
  return t(askedWithKey ? 'console.requests.askedWithKey' : 'console.requests.asked', { name: askedBy, day });
}

function whenOf(item: StaffAskedItem, words: Translation): string {
  const { t, language } = words;
  const { dueDay, settledAt } = item;
  return [
    askedOf(item, words),
    dueDay !== null && t('console.needs.due', { day: formatDay(dueDay, language, 'day') }),
    settledAt !== null && t('console.requests.settled', { day: formatDayAtOffice(settledAt, language) }),
  ]
    .filter(Boolean)
    .join(FACT_SEPARATOR);
}
