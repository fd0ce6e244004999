import type { TextKey } from '@portal/locales';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { StatusNote } from '../../../ui/status-note.tsx';
import type { SaveNote as Note } from './draft-saver.ts';

const notes = {
  nothing: undefined,
  saving: { text: 'application.save.saving', icon: <Spinner size={18} /> },
  saved: { text: 'application.save.saved', icon: <CircleCheck size={18} aria-hidden="true" /> },
  offline: { text: 'application.save.offline', icon: <CloudOff size={18} aria-hidden="true" /> },
  busy: { text: 'application.save.busy', icon: <CloudOff size={18} aria-hidden="true" /> },
} as const satisfies Record<Note, { text: TextKey; icon: ReactNode } | undefined>;

/** How saving stands: nothing before the first change, and "Saved" only once the server has said so. */
export function SaveNote({ note }: { note: Note }) {
  const { t } = useText();
  const shown = notes[note];
  return <StatusNote icon={shown?.icon}>{shown && t(shown.text)}</StatusNote>;
}
