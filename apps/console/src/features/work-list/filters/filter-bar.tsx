import { formatMoney } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import Download from 'lucide-react/icons/download';
import { Toolbar, ToolbarButton, ToolbarCount } from '@portal/design/ui/buttons/toolbar.tsx';
import { PHONE, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import type { ColumnChoice } from '../rows/columns.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { AssignedChip, filterNamesOf, PartnerChip, WorkListChip } from './filter-chips.tsx';
import { SavedViewButton, type SavedViewsProps } from './saved-views.tsx';
import { SortMenu } from './sort-menu.tsx';
import { isOfSeveral, orderAfter, type WorkListFilters, type WorkListState } from '../work-list-state.ts';

export interface FilterBarProps {
  state: WorkListState;
  shown: number;
  /** Null above the counting limit; undefined while loading. */
  total: number | null | undefined;
  amount: number | undefined;
  choices: readonly ColumnChoice[];
  onShow: (next: Partial<WorkListState>) => void;
  onColumns: (choices: ColumnChoice[]) => void;
  onExport: () => void;
  views: SavedViewsProps['views'];
  onSaveViews: SavedViewsProps['onSave'];
}

export function FilterBar(props: FilterBarProps) {
  const { state, shown, total, amount, choices, onShow, onColumns, onExport, views, onSaveViews } = props;
  const { t, language } = useText();
  const isPhone = useIsNarrowerThan(PHONE);
  const sort = <SortMenu state={state} onOrder={(order) => onShow(orderAfter(state, order))} />;
  const onFilter = (filters: WorkListFilters) => onShow(filters);
  const sum = amount === undefined ? '' : ` · ${formatMoney(amount, language)}`;
  return (
    <Toolbar label={t('console.filters.title')}>
      {isPhone && sort}
      {filterNamesOf(state.view).map((name) => (
        <WorkListChip key={name} name={name} filters={state} onChange={onFilter} />
      ))}
      {isOfSeveral(state.view) && <AssignedChip filters={state} onChange={onFilter} />}
      <PartnerChip filters={state} onChange={onFilter} />
      <ToolbarCount>
        {total === null && t('console.countMore', { shown: formatNumber(shown, language) })}
        {total !== null && total !== undefined && t('console.count', { count: total }) + sum}
      </ToolbarCount>
      <SavedViewButton state={state} views={views} onSave={onSaveViews} />
      {!isPhone && sort}
      <ColumnsMenu choices={choices} onChange={onColumns} />
      <ToolbarButton
        label={t('console.export.do')}
        icon={<Download size={16} aria-hidden="true" />}
        onPress={onExport}
      />
    </Toolbar>
  );
}
