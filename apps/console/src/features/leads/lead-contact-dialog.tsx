import { isProblem } from '@portal/contract/client/problem';
import { NOTE_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { ContactKind, ContactOutcome } from '@portal/contract/staff/contacts-logged';
import type { LeadDetails } from '@portal/contract/staff/leads';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { refreshThen } from '../../api/refresh.ts';
import { SaveDialog } from '../../frame/dialogs/save-dialog.tsx';
import styles from '../../parts/application/dialogs.module.css';
import { MeanwhileAlert } from '../../parts/meanwhile-alert.tsx';
import { ContactChoice } from '../../parts/timeline/contact-choice.tsx';
import { dropDrafts, useDraft } from '../../storage/drafts.ts';
import { leadEventWords } from './lead-events.ts';

interface ContactDraft {
  kind: ContactKind;
  outcome: ContactOutcome;
  note: string;
}

export function LeadContactDialog({ lead, onClose }: { lead: LeadDetails; onClose: () => void }) {
  const words = useText();
  const { t } = words;
  const { leadId, version } = lead;
  const [seen] = useState(lead);
  const name = `contact ${leadId}`;
  const [draft, setDraft] = useDraft<ContactDraft>(name, { kind: 'mail', outcome: 'sent', note: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const body = { ...draft, note: draft.note.trim() || null, version };
      return callOperation('Staff_LogLeadContact', { params: { leadId }, body });
    },
    ...refreshThen(() => {
      dropDrafts(name);
      onClose();
    }),
  });
  const isRefused = isProblem(error, 'errorVersionConflict');
  const changes = lead.events.filter(({ eventId }) => !seen.events.some((known) => known.eventId === eventId));
  return (
    <SaveDialog
      title={t('console.contact.do')}
      action={t('console.note.save')}
      save={{ isPending, error: isRefused ? null : error }}
      onSave={mutate}
      onClose={onClose}
    >
      <MeanwhileAlert
        hasChanged={!isPending && (isRefused || version !== seen.version)}
        isRefused={isRefused}
        changes={changes.map((event) => ({
          key: event.eventId,
          at: event.at,
          what: leadEventWords(event, words),
          name: event.by,
        }))}
      />
      <ContactChoice
        kind={draft.kind}
        outcome={draft.outcome}
        onChange={(kind, outcome) => setDraft({ ...draft, kind, outcome })}
      />
      <label className={styles.field}>
        {t('console.contact.note')}
        <textarea
          rows={3}
          maxLength={NOTE_MAXIMUM_LENGTH}
          value={draft.note}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </label>
    </SaveDialog>
  );
}
