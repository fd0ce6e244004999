import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { FieldShell } from '@portal/design/ui/inputs/field-shell.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { TextInput } from '@portal/design/ui/inputs/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import styles from './shown-once.module.css';

export interface ShownOnceProps {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret that the server does not store, so it must be copied now. Only the button closes the dialog. */
export function ShownOnce({ title, label, secret, onClose }: ShownOnceProps) {
  const { t } = useText();
  const id = useId();
  const copy = useMutation({ mutationFn: () => navigator.clipboard.writeText(secret) });
  return (
    <Dialog
      open
      title={title}
      onClose={() => undefined}
      actions={<Button onClick={onClose}>{t('console.shownOnce.done')}</Button>}
    >
      <InlineAlert tone="attention">{t('console.shownOnce.warning')}</InlineAlert>
      <FieldShell id={id} label={label}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            spellCheck={false}
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </FieldShell>
      <div className={styles.copy}>
        <Button
          size="small"
          variant="secondary"
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => copy.mutate()}
        >
          {t('console.shownOnce.copy')}
        </Button>
        <span role="status">
          {copy.isSuccess && t('console.shownOnce.copied')}
          {copy.isError && t('console.shownOnce.copyFailed')}
        </span>
      </div>
    </Dialog>
  );
}
