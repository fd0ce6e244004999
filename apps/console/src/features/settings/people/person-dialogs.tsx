import type { StaffPerson } from '@portal/contract/staff/people';
import { useText } from '@portal/design/i18n/use-text.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { AskFirst } from '../../../frame/dialogs/ask-first.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { InviteDialog } from './person-forms.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export type PersonAction = { kind: 'invite' } | { kind: 'change' | 'renew' | 'remove'; person: StaffPerson };

export function PersonDialog({ action, onClose }: { action: PersonAction; onClose: () => void }) {
  switch (action.kind) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'change':
      return <ChangeDialog person={action.person} onClose={onClose} />;
    case 'renew':
      return <RenewQuestion person={action.person} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog person={action.person} onClose={onClose} />;
  }
}

interface PersonQuestionProps {
  person: StaffPerson;
  onClose: () => void;
}

function RenewQuestion({ person: { personId, name, email }, onClose }: PersonQuestionProps) {
  const { t } = useText();
  return (
    <AskFirst
      title={t('console.settings.people.renewTitle', { name })}
      text={t('console.settings.people.renewText', { email })}
      confirmLabel={t('console.settings.people.renew')}
      run={() => callOperation('Staff_RenewInvitation', { params: { personId } })}
      onClose={onClose}
    />
  );
}
