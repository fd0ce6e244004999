import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { timeAtOffice } from '../frame/days.ts';

interface Versioned {
  version: number;
  changedBy: string | null;
  changedAt: string | null;
}

export interface ChangedNoteProps {
  seen: Versioned;
  /** The current version; undefined if it was deleted. */
  now: Versioned | undefined;
  what: string;
}

export function ChangedNote({ seen, now, what }: ChangedNoteProps) {
  const { t, language } = useText();
  const hasChanged = now !== undefined && now.version !== seen.version;
  return (
    <div role="status">
      {hasChanged && (
        <InlineAlert tone="info" title={t('console.meanwhile.changed')}>
          {now.changedBy !== null && now.changedAt !== null && (
            <p>
              {t('console.meanwhile.line', {
                time: timeAtOffice(now.changedAt, language),
                what,
                name: now.changedBy,
              })}
            </p>
          )}
          <p>{t('console.meanwhile.look')}</p>
        </InlineAlert>
      )}
    </div>
  );
}
