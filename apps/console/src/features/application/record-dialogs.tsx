import { type CheckKind, checkKinds } from '@portal/contract/application/checks';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { Decision } from '@portal/contract/staff/decisions';
import { useState } from 'react';
import { useRight } from '../../api/session.ts';
import { useToday } from '../../api/today.ts';
import { dropDrafts } from '../../storage/drafts.ts';
import { applicationAddress, navigate, useSearch } from '../../frame/navigation.tsx';
import { AssignDialog } from '../../parts/application/assign-dialog.tsx';
import { assign } from '../../parts/application/assign.ts';
import { AskDialog } from './requests/ask-dialog.tsx';
import { CheckDialog } from './checks/check-dialog.tsx';
import { ContactDialog } from './timeline/contact-dialog.tsx';
import { DecideDialog } from './decision/decide-dialog.tsx';
import { type Details, isInWork, dialogDraft, type useRow } from './details.ts';
import type { SentRequest } from './requests/use-asking.ts';

const dialogNames = ['ask', 'assign', 'contact', 'decide', ...checkKinds] as const;
export type DialogName = (typeof dialogNames)[number];

export function useRecordDialog({ application }: Details) {
  const mayWork = useRight('work');
  const inWork = isInWork(application);
  const may = (name: DialogName) => mayWork && (inWork || name === 'contact');
  // The list can link directly to a dialog: `?open=ask`.
  const asked = new URLSearchParams(useSearch()).get('open');
  const wanted = dialogNames.find((name) => name === asked && may(name));
  const [dialog, setDialog] = useState(wanted);
  const [sent, setSent] = useState<SentRequest>();
  const close = () => {
    setDialog(undefined);
    if (asked !== null) navigate(applicationAddress(application.applicationId), { replace: true });
  };
  return {
    dialog,
    mayWork,
    mayWorkOnIt: mayWork && inWork,
    may,
    open: (name: DialogName) => {
      if (may(name)) setDialog(name);
    },
    close,
    done: (request?: SentRequest) => {
      dropDrafts(dialogDraft(application.applicationId));
      setSent(request);
      close();
    },
    sent,
  };
}

function isCheck(dialog: DialogName | undefined): dialog is CheckKind {
  return checkKinds.some((kind) => kind === dialog);
}

export interface RecordDialogsProps {
  dialog: DialogName | undefined;
  details: Details;
  known: ReturnType<typeof useRow>;
  waiting: Decision | undefined;
  onClose: () => void;
  onDone: (sent?: SentRequest) => void;
}

export function RecordDialogs({ dialog, details, known, waiting, ...ends }: RecordDialogsProps) {
  const { t } = useText();
  const { application, accountManager } = details;
  const today = useToday();
  return (
    <>
      {dialog === 'ask' && (
        <AskDialog details={details} months={known?.row?.months ?? []} today={today} waiting={waiting} {...ends} />
      )}
      {isCheck(dialog) && <CheckDialog details={details} kind={dialog} waiting={waiting} {...ends} />}
      {dialog === 'decide' && <DecideDialog details={details} known={known} waiting={waiting} {...ends} />}
      {dialog === 'contact' && <ContactDialog details={details} row={known?.row} {...ends} />}
      {dialog === 'assign' && (
        <AssignDialog
          title={t('console.assign.title', { count: 1, shown: '1' })}
          rows={[{ ...application, accountManager }]}
          onAssign={assign}
          {...ends}
        />
      )}
    </>
  );
}
