import type { StaffPerson } from '@portal/contract/staff/people';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';
import { explainRefusal } from './explain-refusal.ts';
import { NOBODY, SuccessorField, successorOf } from './successor.tsx';

interface Removal {
  successorId: string;
}

const check: PortalResolver<Removal> = ({ successorId }) => ({ output: { successorId: String(successorId) } });

export function RemoveDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useText();
  const { personId, name } = person;
  const form = usePortalForm(check, { successorId: NOBODY });
  const remove = async ({ successorId }: Removal) => {
    const params = { personId, ...successorOf(successorId) };
    await writeAndRefresh(() => callOperation('Staff_RemovePerson', { params }));
    onClose();
  };
  return (
    <FormDialog
      title={t('console.settings.people.removeTitle', { name })}
      submitLabel={t('console.settings.people.remove')}
      form={form}
      onSubmit={remove}
      explain={explainRefusal}
      isDangerous
      onClose={onClose}
    >
      <p>{t('console.settings.people.removeText')}</p>
      <SuccessorField person={person} />
    </FormDialog>
  );
}
