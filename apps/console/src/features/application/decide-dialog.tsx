import type { Decision } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { SaveDialog } from '../../ui/save-dialog.tsx';
import { DecideForm } from './decide-form.tsx';
import { aboutWhom, type Details } from './details.ts';
import { MailPreview } from './mail-preview.tsx';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { useDeciding } from './use-deciding.ts';

export interface DecideDialogProps {
  details: Details;
  /** The decision of somebody that waits, if one does. */
  waiting: Decision | undefined;
  onClose: () => void;
}

/** Decides on an application, with the mail that tells its customer beside it. */
export function DecideDialog({ details, waiting, onClose }: DecideDialogProps) {
  const { t } = useText();
  const { decided, change, preview, canSave, save, meanwhile } = useDeciding(details, waiting, onClose);
  const { outcome } = decided;
  return (
    <SaveDialog
      title={t('console.decide.title')}
      action={t('console.decide.do')}
      save={save}
      canSave={canSave}
      onSave={() => outcome !== undefined && save.run(outcome)}
      onClose={onClose}
      wide={{
        note: aboutWhom(details),
        consequence: t('console.decide.consequence'),
        preview: (
          <MailPreview
            mail={preview.data}
            error={preview.error}
            email={details.application.personalInfo.emailAddress}
            hint={outcome === undefined ? t('console.decide.nothing') : null}
          />
        ),
      }}
    >
      <MeanwhileNote {...meanwhile} waiting={waiting} />
      <DecideForm details={details} decided={decided} onChange={change} />
    </SaveDialog>
  );
}
