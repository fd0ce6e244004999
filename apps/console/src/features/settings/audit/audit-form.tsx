import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { returnFocus } from '@portal/design/ui/dialogs/return-focus.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWhole } from '../../../api/pages.ts';
import { operationQuery } from '../../../api/queries.ts';
import { nameAmong } from '../../../parts/name-among.ts';
import styles from './audit.module.css';
import { addressOfSearch, type AuditSearch } from './audit-search.ts';
import { listOperations } from './operation-words.ts';

export interface AuditFormProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Audit search form. Each search is itself an audit entry, so there is no search while typing. */
export function AuditForm({ search, onSearch }: AuditFormProps) {
  const words = useText();
  const { t } = words;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The search was changed by a link or cleared. The form is not remounted, so that its button retains the focus.
  if (addressOfSearch(search) !== addressOfSearch(known)) {
    setKnown(search);
    setTyped(search);
  }
  const change = (changes: Partial<AuditSearch>) => setTyped({ ...typed, ...changes });
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...typed, about: typed.about.trim() });
      }}
    >
      <Field label={t('console.settings.audit.who')}>
        <WhoSelect value={typed.who} onChange={(who) => change({ who })} />
      </Field>
      <Field label={t('console.settings.audit.what')}>
        <select value={typed.what} onChange={({ target }) => change({ what: target.value })}>
          <option value="">{t('console.settings.audit.everything')}</option>
          {listOperations(words).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('console.settings.audit.aboutField')}>
        <input
          value={typed.about}
          maxLength={36}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ about: target.value })}
        />
      </Field>
      <Field label={t('console.settings.audit.from')}>
        <input type="date" value={typed.from} onChange={({ target }) => change({ from: target.value })} />
      </Field>
      <Field label={t('console.settings.audit.to')}>
        <input type="date" value={typed.to} onChange={({ target }) => change({ to: target.value })} />
      </Field>
      <label className={styles.lists}>
        <input
          type="checkbox"
          checked={typed.lists === 'yes'}
          onChange={({ target }) => change({ lists: target.checked ? 'yes' : '' })}
        />
        {t('console.settings.audit.lists')}
      </label>
      <Actions isNarrowed={Object.values(search).some((value) => value !== '')} onSearch={onSearch} />
    </form>
  );
}

function Actions({ isNarrowed, onSearch }: Pick<AuditFormProps, 'onSearch'> & { isNarrowed: boolean }) {
  const { t } = useText();
  return (
    <div className={styles.actions}>
      <Button type="submit" size="small">
        {t('console.settings.audit.search')}
      </Button>
      {isNarrowed && (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            // The reset button disappears once everything is listed.
            returnFocus(currentTarget);
            onSearch({ who: '', what: '', about: '', from: '', to: '', lists: '' });
          }}
        >
          {t('console.settings.audit.clear')}
        </Button>
      )}
    </div>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

function WhoSelect({ value, onChange }: { value: string; onChange: (who: string) => void }) {
  const { t } = useText();
  const people = useQuery(operationQuery('Staff_ListPeople')).data?.people ?? [];
  const keys = (useWhole('Staff_ListKeys').data ?? []).flatMap((page) => page.keys);
  return (
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('console.settings.audit.everybody')}</option>
      <optgroup label={t('console.settings.people.title')}>
        {people.map((person) => (
          <option key={person.personId} value={`person:${person.personId}`}>
            {nameAmong(people, person)}
          </option>
        ))}
      </optgroup>
      {keys.length > 0 && (
        <optgroup label={t('console.settings.keys.title')}>
          {keys.map(({ keyId, name }) => (
            <option key={keyId} value={`key:${keyId}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
