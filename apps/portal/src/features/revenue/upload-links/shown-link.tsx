import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { FieldShell } from '@portal/design/ui/inputs/field-shell.tsx';
import { StatusNote } from '@portal/design/ui/messages/status-note.tsx';
import { TextInput } from '@portal/design/ui/inputs/text-input.tsx';
import { useState } from 'react';
import styles from './upload-links.module.css';

interface ShownLinkProps {
  id: string;
  link: string;
  /** Text for the device's share sheet; if absent, there is no Share button. */
  share?: { title: string; text: string };
}

export function ShownLink({ id, link, share }: ShownLinkProps) {
  const { t } = useText();
  const [said, setSaid] = useState<TextKey>();
  const copy = () => {
    copyText(link).then(
      () => setSaid('revenue.links.copied'),
      () => setSaid('revenue.links.copyFailed'),
    );
  };
  return (
    <div className={styles.link}>
      <FieldShell id={id} label={t('revenue.links.linkLabel')}>
        {(control) => (
          <TextInput {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        )}
      </FieldShell>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" icon={<Copy size={18} aria-hidden="true" />} onClick={copy}>
          {t('revenue.links.copy')}
        </Button>
        {share && canShare() && (
          <Button
            size="small"
            variant="secondary"
            icon={<Share size={18} aria-hidden="true" />}
            // Rejects if the person closes the share sheet.
            onClick={() => void navigator.share({ ...share, url: link }).catch(() => undefined)}
          >
            {t('revenue.links.bookkeeper.share')}
          </Button>
        )}
        <StatusNote>{said && t(said)}</StatusNote>
      </div>
    </div>
  );
}

/** Sharing is unavailable on plain http, except on localhost, and on most computers. */
function canShare(): boolean {
  return typeof (navigator as { share?: unknown }).share === 'function';
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
