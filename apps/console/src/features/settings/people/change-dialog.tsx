import type { StaffPerson } from '@portal/contract/staff/people';
import { hasRight, staffRoles } from '@portal/contract/staff/roles';
import { type PortalResolver, usePortalForm } from '@portal/design/fields/form/form.tsx';
import { useFormValue } from '@portal/design/fields/form/use-field.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/queries.ts';
import { writeAndRefresh } from '../../../api/refresh.ts';
import { usePerson } from '../../../api/session.ts';
import { ChangedNote } from '../../../parts/changed-note.tsx';
import { FormDialog } from '../../../frame/dialogs/form-dialog.tsx';
import { explainRefusal } from './explain-refusal.ts';
import { type Changes, changesError, changesOf, SharedFields } from './person-forms.tsx';
import { NOBODY, SuccessorField, successorOf } from './successor.tsx';

interface Changed extends Changes {
  successorId: string;
}

const check: PortalResolver<Changed> = (typed) => {
  const output = { ...changesOf(typed), successorId: String(typed.successorId) };
  const errors = changesError(output);
  return Object.keys(errors).length > 0 ? { errors } : { output };
};

function usePersonNow(personId: string): StaffPerson | undefined {
  const { data } = useQuery(operationQuery('Staff_ListPeople'));
  return data?.people.find((person) => person.personId === personId);
}

/** Changes a person's name, role, language or limit. A read-only role requires reassigning the person's applications. */
export function ChangeDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useText();
  const [seen] = useState(person);
  const { personId, name, role, language, fundingLimit } = seen;
  const { personId: ownId } = usePerson();
  const now = usePersonNow(personId);
  const form = usePortalForm(check, {
    name,
    role,
    language,
    fundingLimit: fundingLimit === null ? '' : String(fundingLimit),
    successorId: NOBODY,
  });
  const change = async ({ successorId, ...changes }: Changed) => {
    const { version } = now ?? seen;
    const body = { ...changes, ...successorOf(successorId), version };
    await writeAndRefresh(() => callOperation('Staff_ChangePerson', { params: { personId }, body }).then(onClose));
  };
  const what = now ? [now.name, t(`console.roles.${now.role}`), t(`console.languages.${now.language}`)].join(', ') : '';
  return (
    <FormDialog
      title={t('console.settings.people.changeTitle', { name })}
      submitLabel={t('console.settings.save')}
      form={form}
      onSubmit={change}
      explain={explainRefusal}
      onClose={onClose}
    >
      <ChangedNote seen={seen} now={now} what={what} />
      <SharedFields isOwn={personId === ownId} />
      <HandsOn person={now ?? seen} />
    </FormDialog>
  );
}

function HandsOn({ person }: { person: StaffPerson }) {
  const chosen = useFormValue('role');
  const role = staffRoles.find((one) => one === chosen);
  return role === undefined || hasRight(role, 'work') ? null : <SuccessorField person={person} />;
}
