import {
  type OwnPrivacyRequest,
  type PrivacyRequestKind,
  privacyRequestKinds,
  type PrivacyRequestOutcome,
} from '@portal/contract/privacy/requests';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { formatOfficeDay } from '../../../i18n/office-clock.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { requestTexts } from './request-texts.ts';
import styles from './your-data.module.css';

export function RequestsSection({ requests }: { requests: readonly OwnPrivacyRequest[] }) {
  const { t } = useText();
  const [asking, setAsking] = useState<PrivacyRequestKind>();
  const isOpen = (kind: PrivacyRequestKind) =>
    requests.some((request) => request.kind === kind && request.outcome === null);
  return (
    <Card>
      <section className={styles.section} aria-labelledby="your-data-requests">
        <h2 id="your-data-requests">{t('privacy.requests.title')}</h2>
        <p>{t('privacy.requests.body')}</p>
        {requests.length === 0 && <p className={styles.note}>{t('privacy.requests.none')}</p>}
        {requests.length > 0 && (
          <ul className={styles.list}>
            {requests.map((request) => (
              <RequestRow key={request.requestId} request={request} />
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          {privacyRequestKinds.map(
            (kind) =>
              !isOpen(kind) && (
                <Button key={kind} variant="secondary" size="small" fullWidth="phone" onClick={() => setAsking(kind)}>
                  {t(requestTexts[kind].ask)}
                </Button>
              ),
          )}
        </div>
      </section>
      {asking && <RequestDialog kind={asking} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

const outcomeIcons = { done: CircleCheck, declined: CircleMinus } as const satisfies Record<
  PrivacyRequestOutcome,
  typeof CircleCheck
>;

function RequestRow({ request }: { request: OwnPrivacyRequest }) {
  const { t, language } = useText();
  const { kind, outcome, askedAt, answeredAt, text, answer } = request;
  const Icon = outcome === null ? Clock : outcomeIcons[outcome];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{t(requestTexts[kind].name)}</strong>
        <span className={styles.note}>
          {t('privacy.requests.askedOn', { day: formatOfficeDay(askedAt, language, 'long') })}
        </span>
        {text !== null && <span className={styles.typed}>{text}</span>}
        {answer !== null && answeredAt !== null && (
          <>
            <span className={styles.note}>
              {t('privacy.requests.answeredOn', { day: formatOfficeDay(answeredAt, language, 'long') })}
            </span>
            <span className={styles.typed}>{answer}</span>
          </>
        )}
      </div>
      <Badge
        tone={outcome === null ? 'info' : outcome === 'done' ? 'good' : 'neutral'}
        icon={<Icon size={16} aria-hidden="true" />}
      >
        {t(outcome === null ? 'privacy.requests.asked' : requestTexts[kind].outcomes[outcome])}
      </Badge>
    </li>
  );
}
