import { consolePaths } from '@portal/contract/staff/console-paths';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { Table } from '@portal/design/ui/tables/table.tsx';
import { Toolbar, ToolbarCount } from '@portal/design/ui/buttons/toolbar.tsx';
import { usePages } from '../../api/pages.ts';
import { useRight } from '../../api/session.ts';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { ListPage } from '../../frame/list-page.tsx';
import { useSearch } from '../../frame/navigation.tsx';
import { SearchField } from '../../frame/search-field.tsx';
import { PagedRows } from '../../frame/states/paged-rows.tsx';
import { showState } from '../../parts/lists/query-state.ts';
import { customerColumns } from './customer-columns.tsx';
import { ImportDialog } from './import-dialog.tsx';

export function CustomersScreen() {
  const words = useText();
  const { t, language } = words;
  const search = (new URLSearchParams(useSearch()).get('search') ?? '').trim();
  const mayWork = useRight('work');
  const [isImporting, setIsImporting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = usePages('Staff_SearchContacts', search === '' ? {} : { search });
  const contacts = list.data?.pages.flatMap((page) => page.contacts) ?? [];
  useKeys('console.keys.list', [
    { keys: '/', label: 'console.search.label', isInFoot: true, run: () => field.current?.focus() },
  ]);
  return (
    <ListPage
      title={t('console.places.customers')}
      head={
        <>
          <SearchField
            hint={t('console.customers.searchHint')}
            value={search}
            field={field}
            onSearch={(text) => showState(consolePaths.customers, { search: text })}
          />
          {mayWork && (
            <Button
              variant="secondary"
              icon={<FileUp size={16} aria-hidden="true" />}
              onClick={() => setIsImporting(true)}
            >
              {t('console.customers.import.do')}
            </Button>
          )}
        </>
      }
      bar={
        <Toolbar label={t('console.customers.found')}>
          <ToolbarCount>
            {list.hasNextPage
              ? t('console.customers.shownOfMore', { shown: formatNumber(contacts.length, language) })
              : t('console.customers.count', { count: contacts.length })}
          </ToolbarCount>
        </Toolbar>
      }
    >
      <PagedRows list={list} count={contacts.length} empty={<NoCustomers search={search} />}>
        <Table
          fillsScreen
          title={t('console.places.customers')}
          columns={customerColumns(words)}
          rows={contacts}
          keyOf={({ customerId }) => customerId}
          isOld={list.isPlaceholderData}
        />
      </PagedRows>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </ListPage>
  );
}

function NoCustomers({ search }: { search: string }) {
  const { t } = useText();
  if (search === '') {
    return (
      <EmptyState title={t('console.customers.none')}>
        <p>{t('console.customers.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('console.empty.noMatchOf', { search })}>
      <p>{t('console.customers.noMatchText')}</p>
      <p>
        <Button variant="secondary" onClick={() => showState(consolePaths.customers, {})}>
          {t('console.customers.all')}
        </Button>
      </p>
    </EmptyState>
  );
}
