import { ADDED_LENDERS_MAXIMUM } from '@portal/contract/constants';
import { foldForComparison } from '@portal/contract/fields/text';
import type { Lender } from '@portal/contract/staff/lenders';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/queries.ts';
import { useRight } from '../../../api/session.ts';
import { AskFirst } from '../../../frame/dialogs/ask-first.tsx';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { SearchField } from '../../../frame/search-field.tsx';
import { Listed } from '../../../parts/lists/listed.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import styles from '../settings.module.css';
import { AddLenderDialog } from './add-lender-dialog.tsx';

export function LendersScreen() {
  return (
    <SettingsScreen tab="lenders">
      <LendersPanel />
    </SettingsScreen>
  );
}

type AddedLender = Lender & { lenderId: string };

function LendersPanel() {
  const words = useText();
  const { t } = words;
  const mayAdminister = useRight('administer');
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<AddedLender>();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useQuery(operationQuery('Staff_ListLenders'));
  const lenders = list.data?.lenders;
  const isFull = lenders !== undefined && lenders.filter(isAdded).length >= ADDED_LENDERS_MAXIMUM;
  const title = t('console.settings.lenders.title');
  useKeys('console.keys.list', [
    { keys: '/', label: 'console.search.label', isInFoot: true, run: () => field.current?.focus() },
  ]);
  return (
    <Panel
      title={title}
      note={t('console.settings.lenders.note')}
      end={mayAdminister && !isFull && <AddButton onPress={() => setIsAdding(true)} />}
    >
      {mayAdminister && isFull && <p className={styles.note}>{t('console.settings.lenders.full')}</p>}
      <div className={styles.search}>
        <SearchField
          hint={t('console.settings.lenders.searchHint')}
          value={search}
          field={field}
          onSearch={setSearch}
        />
      </div>
      <Listed
        rows={lenders?.filter((lender) => matches(lender, search))}
        read={list}
        empty={t('console.empty.noMatchOf', { search })}
      >
        {(rows) => (
          <Table
            title={title}
            rows={rows}
            keyOf={({ name }) => name}
            columns={columnsOf(words)}
            actionsTitle={t('console.settings.actions')}
            actions={mayAdminister ? (lender) => <RemoveButton lender={lender} onRemove={setLeaving} /> : undefined}
          />
        )}
      </Listed>
      {isAdding && <AddLenderDialog onClose={() => setIsAdding(false)} />}
      {leaving && (
        <AskFirst
          title={t('console.settings.lenders.removeTitle', { name: leaving.name })}
          text={t('console.settings.lenders.removeText')}
          confirmLabel={t('console.settings.lenders.remove')}
          run={() => callOperation('Staff_RemoveLender', { params: { lenderId: leaving.lenderId } })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  );
}

function isAdded(lender: Lender): lender is AddedLender {
  return lender.lenderId !== null;
}

function matches({ name, words }: Lender, search: string): boolean {
  return [name, ...words].some((each) => foldForComparison(each).includes(foldForComparison(search)));
}

function columnsOf({ t }: Translation): Column<Lender>[] {
  return [
    { title: t('console.settings.lenders.name'), cell: ({ name }) => name },
    { title: t('console.settings.lenders.words'), cell: ({ words }) => words.join(', ') },
    {
      title: t('console.settings.lenders.source'),
      cell: ({ source }) =>
        source && (
          <a className={inRow.link} href={source} target="_blank" rel="noopener noreferrer">
            {source.split('/')[2]}
            <span className="visually-hidden"> {t('common.newTab')}</span>
          </a>
        ),
    },
    {
      title: t('console.settings.lenders.addedBy'),
      cell: ({ addedBy }) => addedBy ?? t('console.settings.lenders.builtIn'),
    },
  ];
}

function AddButton({ onPress }: { onPress: () => void }) {
  const { t } = useText();
  return (
    <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={onPress}>
      {t('console.settings.lenders.add')}
    </Button>
  );
}

function RemoveButton({ lender, onRemove }: { lender: Lender; onRemove: (lender: AddedLender) => void }) {
  const { t } = useText();
  if (!isAdded(lender)) return null;
  return (
    <button type="button" className={inRow.textButton} onClick={() => onRemove(lender)}>
      {t('console.settings.lenders.remove')}
      <span className="visually-hidden"> {lender.name}</span>
    </button>
  );
}
