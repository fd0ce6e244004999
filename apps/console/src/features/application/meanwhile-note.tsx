import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { timeAtOffice } from '../../frame/days.ts';
import { eventWords } from '../../parts/application/event-words.ts';
import type { Meanwhile } from './use-meanwhile.ts';

export function MeanwhileNote({ hasChanged, isRefused, events, waiting }: Meanwhile) {
  const { t } = useText();
  return (
    <div role="status">
      {hasChanged && (
        <InlineAlert tone="info" title={t('console.meanwhile.changed')}>
          {waiting && <WaitingLine decision={waiting} />}
          {events.map((event) => (
            <EventLine key={`${event.kind} ${event.at}`} event={event} />
          ))}
          <p>{t(isRefused ? 'console.meanwhile.kept' : 'console.meanwhile.look')}</p>
        </InlineAlert>
      )}
    </div>
  );
}

function WaitingLine({ decision: { decidedBy, decidedAt, outcome } }: { decision: Decision }) {
  const { t, language } = useText();
  const time = timeAtOffice(decidedAt, language);
  const what = t('console.decide.decided', { outcome: t(`console.decide.outcomes.${outcome}`) });
  return <p>{t('console.meanwhile.line', { time, what, name: decidedBy })}</p>;
}

function EventLine({ event }: { event: StaffEvent }) {
  const words = useText();
  const { t, language } = words;
  const { name, actor } = event.by;
  const time = timeAtOffice(event.at, language);
  return (
    <p>
      {t('console.meanwhile.line', {
        time,
        what: eventWords(event, words),
        name: name ?? t(`console.actors.${actor}`),
      })}
    </p>
  );
}
