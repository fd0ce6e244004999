import { isProblem } from '@portal/contract/client/problem';
import type { AccountManager } from '@portal/contract/staff/applications';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { operationQuery } from '../../api/queries.ts';
import { usePerson } from '../../api/session.ts';
import { SaveDialog } from '../../frame/dialogs/save-dialog.tsx';
import { Failed } from '../../frame/states/failed.tsx';
import { useErrorOf } from '../../frame/states/unread.tsx';
import { nameAmong } from '../name-among.ts';
import styles from './assign-dialog.module.css';

export interface Assignable {
  /** Identifies the application on screen. */
  reference: string | null;
  accountManager: AccountManager | null;
}

function onlyManagerOf([first, ...others]: readonly Assignable[]): string | undefined {
  return others.length === 0 ? first?.accountManager?.email : undefined;
}

const isSame = (one: Assignable, now: Assignable) =>
  one.reference === now.reference && one.accountManager?.email === now.accountManager?.email;

export interface AssignDialogProps<Row extends Assignable> {
  title: string;
  rows: readonly Row[];
  onAssign: (remaining: readonly Row[], to: AccountManager | null) => Promise<void>;
  onClose: () => void;
  onDone: () => void;
}

export function AssignDialog<Row extends Assignable>({
  title,
  rows,
  onAssign,
  onClose,
  onDone,
}: AssignDialogProps<Row>) {
  const { t } = useText();
  const me = usePerson();
  const read = useQuery(operationQuery('Staff_ListColleagues'));
  const { data } = read;
  const error = useErrorOf(read);
  const [email, setEmail] = useState(onlyManagerOf(rows) ?? me.email);
  const colleagues = (data?.colleagues ?? []).toSorted(
    (a, b) => Number(b.email === me.email) - Number(a.email === me.email),
  );
  const chosen = colleagues.find((one) => one.email === email);
  const [seen] = useState(rows);
  const remaining = rows.filter(({ accountManager }) => accountManager?.email !== chosen?.email);
  const save = useMutation({
    mutationFn: () => onAssign(remaining, chosen ? { name: chosen.name, email: chosen.email } : null),
    onSuccess: onDone,
  });
  const moved = remaining.filter((now) => !seen.some((one) => isSame(one, now)));
  const isRefused = isProblem(save.error, 'errorVersionConflict');

  return (
    <SaveDialog
      title={title}
      action={t('console.assign.do')}
      save={{ isPending: save.isPending, error: isRefused ? null : save.error }}
      blocked={data === undefined ? t(error ? 'console.assign.noColleagues' : 'common.loading') : undefined}
      onSave={save.mutate}
      onClose={onClose}
    >
      <MovedNote moved={moved} isRefused={isRefused} />
      {error && <Failed error={error} onRetry={read.refetch} />}
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{t('console.assign.to')}</legend>
        {colleagues.map((person) => (
          <Choice key={person.personId} isChosen={person.email === email} onChoose={() => setEmail(person.email)}>
            <Avatar name={person.name} />
            <span>{nameAmong(colleagues, person)}</span>
            {person.email === me.email && <span className={styles.you}>{t('console.assign.you')}</span>}
          </Choice>
        ))}
        <Choice isChosen={email === ''} onChoose={() => setEmail('')}>
          <span>{t('console.assign.nobody')}</span>
        </Choice>
      </fieldset>
    </SaveDialog>
  );
}

function Choice({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <label className={styles.person}>
      <input type="radio" name="colleague" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

function MovedNote({ moved, isRefused }: { moved: readonly Assignable[]; isRefused: boolean }) {
  const { t } = useText();
  return (
    <div role="status">
      {(isRefused || moved.length > 0) && (
        <InlineAlert tone="info" title={t('console.meanwhile.changed')}>
          {moved.map(({ reference, accountManager }) => (
            <p key={reference}>
              {accountManager
                ? t('console.assign.now', { reference: reference ?? '', name: accountManager.name })
                : t('console.assign.nowNobody', { reference: reference ?? '' })}
            </p>
          ))}
          {isRefused && <p>{t('console.assign.again')}</p>}
        </InlineAlert>
      )}
    </div>
  );
}
