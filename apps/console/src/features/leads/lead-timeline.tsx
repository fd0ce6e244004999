import type { LeadDetails, LeadEvent } from '@portal/contract/staff/leads';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import type { RefObject } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { operationKey, queryClient } from '../../api/queries.ts';
import { EventHead, NoteHead } from '../../parts/timeline/entry-heads.tsx';
import { NoteBox } from '../../parts/timeline/note-box.tsx';
import { NotesOnTheirWay } from '../../parts/timeline/notes-on-their-way.tsx';
import { TimelineDays, type TimelineEntry } from '../../parts/timeline/timeline-days.tsx';
import styles from '../../parts/timeline/timeline.module.css';
import { useWritingNote } from '../../parts/timeline/use-writing-note.ts';
import { leadEventWords } from './lead-events.ts';

type Entry = TimelineEntry & ({ event: LeadEvent } | { happened: 'signedUp' | 'notified' | 'returned' });

export interface LeadTimelineProps {
  lead: LeadDetails;
  mayWork: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onContact: () => void;
  onRemind: () => void;
}

export function LeadTimeline({ lead, mayWork, noteField, onContact, onRemind }: LeadTimelineProps) {
  const { t } = useText();
  const { leadId, email } = lead;
  const writing = useWritingNote(
    leadId,
    (body) => callOperation('Staff_AddLeadNote', { params: { leadId }, body }),
    () => queryClient.invalidateQueries({ queryKey: operationKey('Staff_GetLead') }),
  );
  return (
    <Panel title={t('console.timeline.title')}>
      {mayWork && (
        <NoteBox
          writing={writing}
          hint={t('console.leads.noteHint')}
          field={noteField}
          onContact={onContact}
          onRemind={onRemind}
        />
      )}
      <div className={styles.entries}>
        <NotesOnTheirWay about={leadId} />
        <TimelineDays entries={entriesOf(lead)} headOf={(entry) => <Head entry={entry} email={email} />} />
      </div>
    </Panel>
  );
}

function entriesOf({ createdAt, toldAt, cameBackAt, events }: LeadDetails): Entry[] {
  const times = { signedUp: createdAt, notified: toldAt, returned: cameBackAt } as const;
  const happened = (['signedUp', 'notified', 'returned'] as const).flatMap((kind): Entry[] => {
    const at = times[kind];
    return at === null ? [] : [{ at, key: kind, happened: kind }];
  });
  return [...happened, ...events.map((event) => ({ at: event.at, key: event.eventId, words: event.note, event }))];
}

function Head({ entry, email }: { entry: Entry; email: string }) {
  const words = useText();
  if ('happened' in entry) {
    const isOfPortal = entry.happened === 'notified';
    return (
      <EventHead name={null} actor={isOfPortal ? 'portal' : 'customer'} {...(!isOfPortal && { who: email })}>
        {words.t(`console.leads.happened.${entry.happened}`)}
      </EventHead>
    );
  }
  const { event } = entry;
  if (event.kind === 'noteAdded') return <NoteHead author={event.by} />;
  return (
    <EventHead name={event.by} actor="staff">
      {leadEventWords(event, words)}
    </EventHead>
  );
}
