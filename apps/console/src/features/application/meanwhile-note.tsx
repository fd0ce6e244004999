import { PRODUCT_TIME_ZONE } from '@portal/contract/constants';
import type { StaffEvent } from '@portal/contract/staff/application-details';
import type { Decision } from '@portal/contract/staff/decisions';
import { formatTime } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/inline-alert.tsx';
import { eventWords } from '../../parts/event-words.ts';
import type { Deciding } from './use-deciding.ts';

export interface MeanwhileNoteProps extends Readonly<Deciding['meanwhile']> {
  waiting: Decision | undefined;
}

/** Who did what with the application since the dialog was opened, and what became of what was entered. */
export function MeanwhileNote({ hasChanged, isRefused, events, waiting }: MeanwhileNoteProps) {
  const { t } = useText();
  return (
    <div role="status">
      {hasChanged && (
        <InlineAlert tone="info" title={t('console.decide.changed')}>
          {waiting && <WaitingLine decision={waiting} />}
          {events.map((event) => (
            <EventLine key={`${event.kind} ${event.at}`} event={event} />
          ))}
          <p>{t(isRefused ? 'console.decide.kept' : 'console.decide.look')}</p>
        </InlineAlert>
      )}
    </div>
  );
}

function WaitingLine({ decision: { decidedBy, decidedAt, outcome } }: { decision: Decision }) {
  const { t, language } = useText();
  const time = formatTime(decidedAt, language, PRODUCT_TIME_ZONE);
  const what = t('console.decide.decided', { outcome: t(`console.decide.outcomes.${outcome}`) });
  return <p>{t('console.decide.line', { time, what, name: decidedBy })}</p>;
}

function EventLine({ event }: { event: StaffEvent }) {
  const words = useText();
  const { t, language } = words;
  const { name, actor } = event.by;
  const time = formatTime(event.at, language, PRODUCT_TIME_ZONE);
  return (
    <p>
      {t('console.decide.line', { time, what: eventWords(event, words), name: name ?? t(`console.actors.${actor}`) })}
    </p>
  );
}
