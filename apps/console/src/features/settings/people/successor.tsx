import type { StaffPerson } from '@portal/contract/staff/people';
import { SelectField } from '@portal/design/fields/select-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../../api/queries.ts';
import { nameAmong } from '../../../parts/name-among.ts';

/** Value of the option without a successor: a closed select does not show an empty value. */
export const NOBODY = 'nobody';

export function successorOf(chosen: string): { successorId?: string } {
  return chosen === NOBODY || chosen === '' ? {} : { successorId: chosen };
}

export function SuccessorField({ person }: { person: StaffPerson }) {
  const { t } = useText();
  const { data } = useQuery(operationQuery('Staff_ListColleagues'));
  const { personId, name, openApplications, leads } = person;
  if (openApplications + leads === 0) return null;
  const colleagues = data?.colleagues.filter((colleague) => colleague.personId !== personId) ?? [];
  return (
    <SelectField
      name="successorId"
      label={t('console.settings.people.successor')}
      hint={[
        openApplications > 0 && t('console.settings.people.open', { count: openApplications, name }),
        leads > 0 && t('console.settings.people.leads', { count: leads, name }),
      ]
        .filter(Boolean)
        .join(' ')}
      options={[
        { value: NOBODY, label: t('console.assign.nobody') },
        ...colleagues.map((colleague) => ({ value: colleague.personId, label: nameAmong(colleagues, colleague) })),
      ]}
    />
  );
}
