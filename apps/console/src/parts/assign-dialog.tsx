import type { AccountManager } from '@portal/contract/staff/applications';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../api/call-operation.ts';
import { operationQuery, queryClient } from '../api/queries.ts';
import { usePerson } from '../api/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import styles from './assign-dialog.module.css';

/** Gives applications to somebody, one after the other: the first refusal stops, and says so. */
export async function assign(applicationIds: readonly string[], accountManager: AccountManager | null): Promise<void> {
  try {
    for (const applicationId of applicationIds)
      await callOperation('Staff_AssignApplication', { params: { applicationId }, body: { accountManager } });
  } finally {
    await queryClient.invalidateQueries();
  }
}

export interface AssignDialogProps {
  applicationIds: readonly string[];
  /** Whose it is now, if it is one. */
  current?: AccountManager | null;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses to whom applications are given; the chosen person gets a mail of each. */
export function AssignDialog({ applicationIds, current, onClose, onDone }: AssignDialogProps) {
  const { t } = useText();
  const me = usePerson();
  const { data } = useQuery(operationQuery('Staff_ListColleagues'));
  const [email, setEmail] = useState(current?.email ?? me.email);
  const colleagues = (data?.colleagues ?? []).toSorted(
    (a, b) => Number(b.email === me.email) - Number(a.email === me.email),
  );
  const chosen = colleagues.find((one) => one.email === email);
  const save = useMutation({
    mutationFn: () => assign(applicationIds, chosen ? { name: chosen.name, email: chosen.email } : null),
    onSuccess: onDone,
  });

  return (
    <SaveDialog
      title={t('console.assign.title', { count: applicationIds.length })}
      action={t('console.assign.do')}
      save={save}
      canSave={data !== undefined}
      onSave={save.mutate}
      onClose={onClose}
    >
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{t('console.assign.to')}</legend>
        {colleagues.map((person) => (
          <label key={person.personId} className={styles.person}>
            <input
              type="radio"
              name="colleague"
              checked={person.email === email}
              onChange={() => setEmail(person.email)}
            />
            <Avatar name={person.name} />
            <span>{person.name}</span>
            {person.email === me.email && <span className={styles.you}>{t('console.assign.you')}</span>}
          </label>
        ))}
        <label className={styles.person}>
          <input type="radio" name="colleague" checked={email === ''} onChange={() => setEmail('')} />
          <span>{t('console.assign.nobody')}</span>
        </label>
      </fieldset>
    </SaveDialog>
  );
}
