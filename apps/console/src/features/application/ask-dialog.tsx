import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { SaveDialog } from '../../ui/save-dialog.tsx';
import { AskForm } from './ask-form.tsx';
import { aboutWhom, type Details } from './details.ts';
import { MailPreview } from './mail-preview.tsx';
import { useAsking } from './use-asking.ts';

export interface AskDialogProps {
  details: Details;
  months: readonly MarkedMonth[];
  /** Of the office, as YYYY-MM-DD. */
  today: string;
  onClose: () => void;
}

/** Asks the customer for statements, the SIN or an answer, and shows the mail that tells them. */
export function AskDialog({ details, months, today, onClose }: AskDialogProps) {
  const { t } = useText();
  const { asked, change, isEmpty, isHalf, canSend, send, preview } = useAsking(details, months, onClose);
  return (
    <SaveDialog
      title={t('console.ask.do')}
      action={t('console.ask.send')}
      save={send}
      canSave={canSend}
      onSave={send.mutate}
      onClose={onClose}
      wide={{
        note: aboutWhom(details),
        consequence: t('console.ask.consequence'),
        preview: (
          <MailPreview
            mail={preview.data}
            error={preview.error}
            email={details.application.personalInfo.emailAddress}
            hint={isEmpty ? t('console.ask.nothing') : null}
          />
        ),
      }}
    >
      <AskForm details={details} months={months} today={today} asked={asked} isHalf={isHalf} onChange={change} />
    </SaveDialog>
  );
}
