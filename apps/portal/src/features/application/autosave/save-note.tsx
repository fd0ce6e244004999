import type { TextKey } from '@portal/locales';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useState } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import { StatusNote } from '@portal/design/ui/messages/status-note.tsx';
import type { SaveNote as Note } from './draft-store.ts';

const notes = {
  nothing: undefined,
  saving: { text: 'application.save.saving', icon: <Spinner size={18} /> },
  saved: { text: 'application.save.saved', icon: <CircleCheck size={18} aria-hidden="true" /> },
  offline: { text: 'application.save.offline', icon: <CloudOff size={18} aria-hidden="true" /> },
  busy: { text: 'application.save.busy', icon: <CloudOff size={18} aria-hidden="true" /> },
} as const satisfies Record<Note, { text: TextKey; icon: ReactNode } | undefined>;

/**
 * Save status: empty before the first change; "Saved" only once the server has confirmed. Screen readers announce the
 * first "Saved", every problem, and the "Saved" after a problem.
 */
export function SaveNote({ note }: { note: Note }) {
  const { t } = useText();
  const [last, setLast] = useState(note);
  const [isKnown, setIsKnown] = useState(false);
  if (note !== last) {
    setLast(note);
    if (last === 'saved') setIsKnown(true);
    if (note === 'offline' || note === 'busy') setIsKnown(false);
  }
  const shown = notes[note];
  return (
    <StatusNote icon={shown?.icon} quiet={note === 'saving' || (note === 'saved' && isKnown)}>
      {shown && t(shown.text)}
    </StatusNote>
  );
}
