import type { Decision } from '@portal/contract/staff/decisions';
import { isOpen } from '@portal/contract/application/status';
import { productDay } from '@portal/contract/application/statement-window';
import { useState } from 'react';
import { useRight } from '../../api/session.ts';
import { AssignDialog } from '../../parts/assign-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import type { Details, useRow } from './details.ts';

export type DialogName = 'ask' | 'assign' | 'contact' | 'decide';

/** Whether the application was submitted and is not closed: anything may be done with it. */
function isInWork({ status }: Details['application']): boolean {
  return isOpen(status) && status !== 'incomplete';
}

/** Which dialog stands over the page, and who may open it: contacts are logged after the end too. */
export function useRecordDialog({ application }: Details) {
  const [dialog, setDialog] = useState<DialogName>();
  const mayWork = useRight('work');
  const inWork = isInWork(application);
  return {
    dialog,
    /** Whether this person works on applications at all. */
    mayWork,
    /** Whether they may do anything with this one. */
    mayWorkOnIt: mayWork && inWork,
    open: (name: DialogName) => {
      if (mayWork && (inWork || name === 'contact')) setDialog(name);
    },
    close: () => setDialog(undefined),
  };
}

export interface RecordDialogsProps {
  dialog: DialogName | undefined;
  details: Details;
  known: ReturnType<typeof useRow>;
  /** The decision that waits, if one does. */
  waiting: Decision | undefined;
  onClose: () => void;
}

/** The dialog that is open, if one is. */
export function RecordDialogs({ dialog, details, known, waiting, onClose }: RecordDialogsProps) {
  const { application, accountManager } = details;
  const { applicationId } = application;
  const today = known?.today ?? productDay(new Date());
  return (
    <>
      {dialog === 'ask' && (
        <AskDialog details={details} months={known?.row?.months ?? []} today={today} onClose={onClose} />
      )}
      {dialog === 'decide' && <DecideDialog details={details} waiting={waiting} onClose={onClose} />}
      {dialog === 'contact' && (
        <ContactDialog
          applicationId={applicationId}
          isClosed={!isInWork(application)}
          today={today}
          onClose={onClose}
        />
      )}
      {dialog === 'assign' && (
        <AssignDialog applicationIds={[applicationId]} current={accountManager} onClose={onClose} onDone={onClose} />
      )}
    </>
  );
}
