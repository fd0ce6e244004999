import { useText } from '@portal/design/i18n/use-text.ts';
import { eventWords } from '../../parts/application/event-words.ts';
import { MeanwhileAlert } from '../../parts/meanwhile-alert.tsx';
import type { Meanwhile } from './use-meanwhile.ts';

export function MeanwhileNote({ hasChanged, isRefused, events, waiting }: Meanwhile) {
  const words = useText();
  const { t } = words;
  const decided = waiting && {
    key: waiting.decisionId,
    at: waiting.decidedAt,
    what: t('console.decide.decided', { outcome: t(`console.decide.outcomes.${waiting.outcome}`) }),
    name: waiting.decidedBy,
  };
  const changes = events.map((event) => ({
    key: `${event.kind} ${event.at}`,
    at: event.at,
    what: eventWords(event, words),
    name: event.by.name ?? t(`console.actors.${event.by.actor}`),
  }));
  return (
    <MeanwhileAlert hasChanged={hasChanged} isRefused={isRefused} changes={decided ? [decided, ...changes] : changes} />
  );
}
