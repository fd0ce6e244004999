import type { Decision } from '@portal/contract/staff/decisions';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import { DayChoice } from '../../../parts/day-choice.tsx';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import { AskForm } from './ask-form.tsx';
import { businessAndReference, type Details } from '../details.ts';
import { MailPreview } from '../mail-preview.tsx';
import { MeanwhileNote } from '../meanwhile-note.tsx';
import { type SentRequest, useAsking } from './use-asking.ts';

export interface AskDialogProps {
  details: Details;
  months: readonly MarkedMonth[];
  /** Today at the office, YYYY-MM-DD. */
  today: string;
  waiting: Decision | undefined;
  onClose: () => void;
  onDone: (sent: SentRequest) => void;
}

export function AskDialog({ details, months, today, waiting, onClose, onDone }: AskDialogProps) {
  const { t, message } = useText();
  const asking = useAsking(details, { months, waiting, onSent: onDone });
  const { asked, change, isEmpty, isHalf, blocked, send, preview, meanwhile, businessDays, dueDayProblem } = asking;
  return (
    <SaveDialog
      title={t('console.ask.do')}
      action={t('console.ask.send')}
      save={send}
      blocked={blocked && t(blocked)}
      hasFieldProblems={dueDayProblem !== undefined}
      onSave={send.run}
      onClose={onClose}
      wide={{
        note: businessAndReference(details),
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
      <MeanwhileNote {...meanwhile} />
      <AskForm details={details} months={months} today={today} asked={asked} isHalf={isHalf} onChange={change} />
      <DayChoice
        legend={t('console.ask.dueDay')}
        noneLabel={t('console.ask.noDay')}
        chosen={asked.due}
        businessDays={businessDays}
        error={dueDayProblem && message(dueDayProblem)}
        onChange={(due) => change({ due })}
      />
    </SaveDialog>
  );
}
