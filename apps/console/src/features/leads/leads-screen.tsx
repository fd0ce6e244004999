import { PAGE_SIZE_MAXIMUM } from '@portal/contract/constants';
import type { Lead } from '@portal/contract/staff/leads';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { formatNumber } from '@portal/locales/format/number';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { Table } from '@portal/design/ui/tables/table.tsx';
import { Toolbar, ToolbarButton, ToolbarCount } from '@portal/design/ui/buttons/toolbar.tsx';
import { callOperation } from '../../api/call-operation.ts';
import { usePages } from '../../api/pages.ts';
import { useToday } from '../../api/today.ts';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { ListPage } from '../../frame/list-page.tsx';
import { useSearch } from '../../frame/navigation.tsx';
import { SearchField } from '../../frame/search-field.tsx';
import { PagedRows } from '../../frame/states/paged-rows.tsx';
import { showState } from '../../parts/lists/query-state.ts';
import { SavingStrip } from '../../parts/lists/saving-strip.tsx';
import { useSavingAll } from '../../parts/lists/use-saving-all.ts';
import { ChoiceChip } from '../../frame/filter-chip.tsx';
import { exportLeads } from './export-leads.ts';
import { leadColumns } from './lead-columns.tsx';
import { type LeadFilter, leadFilters, type LeadsState, readLeadsState, toLeadParameters } from './leads-state.ts';
import styles from './leads.module.css';

const filterNames = Object.keys(leadFilters) as LeadFilter[];

export function LeadsScreen() {
  const words = useText();
  const { t, language } = words;
  const state = readLeadsState(useSearch());
  const params = toLeadParameters(state, useToday());
  const list = usePages('Staff_ListLeads', params, { changesWith: 'leads' });
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  const saving = useSaving(params);
  const field = useRef<HTMLInputElement>(null);
  useKeys('console.keys.list', [
    { keys: 'e', label: 'console.export.do', isInFoot: true, run: saving.saveAll },
    { keys: '/', label: 'console.search.label', isInFoot: true, run: () => field.current?.focus() },
  ]);
  const shown = formatNumber(leads.length, language);
  return (
    <ListPage
      title={t('console.places.leads')}
      head={
        <SearchField
          hint={t('console.leads.searchHint')}
          value={state.search ?? ''}
          field={field}
          onSearch={(search) => showState(consolePaths.leads, { ...state, search })}
        />
      }
      bar={
        <>
          <Toolbar label={t('console.filters.title')}>
            <LeadChips names={filterNames} state={state} />
            <ToolbarCount>
              {list.hasNextPage
                ? t('console.leads.shownOfMore', { shown })
                : t('console.leads.count', { count: leads.length })}
            </ToolbarCount>
            <ToolbarButton
              label={t('console.export.do')}
              icon={<Download size={16} aria-hidden="true" />}
              onPress={saving.saveAll}
            />
          </Toolbar>
          <SavingStrip saving={saving} />
        </>
      }
    >
      <PagedRows list={list} count={leads.length} empty={<NoLeads state={state} />}>
        <Table
          fillsScreen
          title={t('console.places.leads')}
          columns={leadColumns(words)}
          rows={leads}
          keyOf={({ leadId }) => leadId}
          isOld={list.isPlaceholderData}
        />
      </PagedRows>
    </ListPage>
  );
}

function useSaving(params: ReturnType<typeof toLeadParameters>) {
  const words = useText();
  const today = useToday();
  return useSavingAll<Lead>({
    total: null,
    readPage: async (after, signal) => {
      const asked = { ...params, ...(after !== undefined && { after }), limit: String(PAGE_SIZE_MAXIMUM) };
      const { leads, next } = await callOperation('Staff_ListLeads', { params: asked, signal });
      return { rows: leads, next };
    },
    fileName: words.t('console.export.fileNames.leads', { day: today }),
    write: (leads, name) => exportLeads(leads, words, name),
  });
}

function chipWords(name: LeadFilter, choice: string, { t }: Translation): string {
  if (name === 'since') return t('console.filters.days', { count: Number(choice) });
  if (name === 'reason') return t(`console.leads.reasonsOf.${choice as NonNullable<LeadsState['reason']>}`);
  if (name === 'assigned') {
    const assignee = choice as NonNullable<LeadsState['assigned']>;
    return t(`console.leads.assignees.${assignee}`);
  }
  return t(choice === 'yes' ? 'console.yes' : 'console.no');
}

function LeadChips({ names, state }: { names: readonly LeadFilter[]; state: LeadsState }) {
  const words = useText();
  return names.map((name) => (
    <ChoiceChip<string>
      key={name}
      label={words.t(`console.leads.filters.${name}`)}
      choices={leadFilters[name]}
      chosen={state[name]}
      wordsOf={(choice) => chipWords(name, choice, words)}
      onChoose={(choice) => showState(consolePaths.leads, { ...state, [name]: choice })}
    />
  ));
}

function NoLeads({ state }: { state: LeadsState }) {
  const { t } = useText();
  const set = filterNames.filter((name) => state[name] !== undefined);
  if (set.length === 0 && state.search === undefined) {
    return (
      <EmptyState title={t('console.leads.none')}>
        <p>{t('console.leads.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={
        state.search === undefined ? t('console.empty.noMatch') : t('console.empty.noMatchOf', { search: state.search })
      }
    >
      {set.length > 0 && (
        <>
          <p>{t('console.empty.filters')}</p>
          <div className={styles.chips}>
            <LeadChips names={set} state={state} />
          </div>
        </>
      )}
      <p>
        <Button variant="secondary" onClick={() => showState(consolePaths.leads, {})}>
          {t('console.empty.reset')}
        </Button>
      </p>
    </EmptyState>
  );
}
