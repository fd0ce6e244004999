import type { OwnWorkList, WorkListRow } from '@portal/contract/staff/work-list';
import { workListViews } from '@portal/contract/staff/work-list-terms';
import type { RefObject } from 'react';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { applicationAddress, navigate } from '../../frame/navigation.tsx';
import { useSelectionDialog } from './selection/selection-actions.tsx';
import { useExportRows } from './selection/export-rows.ts';
import type { QuickLook } from './quick-look-panel.tsx';
import type { Selection } from './selection/use-selection.ts';
import { useTaking } from './selection/use-taking.ts';
import type { WorkList } from './use-work-list.ts';
import { addressOf, inView, type WorkListState } from './work-list-state.ts';

export interface ListCommandsContext {
  state: WorkListState;
  own: OwnWorkList;
  arrange: (part: Partial<OwnWorkList>) => void;
  work: WorkList;
  selection: Selection;
  mayWork: boolean;
  quickLook: QuickLook;
  searchField: RefObject<HTMLInputElement | null>;
}

export function useListCommands(context: ListCommandsContext) {
  const { state, own, arrange, work, selection, mayWork, quickLook, searchField } = context;
  const { list } = work;
  const taking = useTaking();
  const dialogs = useSelectionDialog(work, selection);
  const toAddress = (next: WorkListState) => addressOf(next, own);
  const show = (next: Partial<WorkListState>) => {
    const { order = state.order, direction = state.direction } = next;
    if (order !== state.order || direction !== state.direction) arrange({ order, direction });
    // The new order is now the person's default, so the address omits it.
    navigate(addressOf({ ...state, ...next }, { order, direction }), { replace: true });
  };
  const showNew = () => void list.refetch();
  const saving = useExportRows(work);
  const exportShown = () =>
    selection.rows.length > 0 && !selection.isAllMatching ? saving.save(selection.rows) : saving.saveAll();

  const openWith = (dialog: 'ask' | 'contact') => {
    if (selection.current) open(selection.current, `?open=${dialog}`);
  };

  useKeys('console.keys.list', [
    { keys: 'j', label: 'console.keys.next', isInFoot: true, run: () => selection.move(1) },
    { keys: 'k', label: 'console.keys.previous', isInFoot: true, run: () => selection.move(-1) },
    { keys: 'x', label: 'console.keys.select', isInFoot: true, run: () => selection.toggleCurrent() },
    { keys: 'shift+x', label: 'console.keys.selectRange', run: () => selection.selectRange() },
    { keys: 'o', label: 'console.keys.open', isInFoot: true, run: () => selection.current && open(selection.current) },
    { keys: 'space', label: 'console.quickLook.key', isInFoot: true, run: quickLook.toggle },
    ...(mayWork
      ? ([
          { keys: 'a', label: 'console.assign.do', run: () => dialogs.open('assign') },
          { keys: 'i', label: 'console.ask.do', run: () => openWith('ask') },
          { keys: 'c', label: 'console.contact.do', run: () => openWith('contact') },
          { keys: 't', label: 'console.takeNext', run: () => taking.next.mutate() },
        ] as const)
      : []),
    { keys: 'e', label: 'console.export.do', run: exportShown },
    { keys: 'n', label: 'console.keys.showNew', run: showNew },
    { keys: '/', label: 'console.search.label', isInFoot: true, run: () => searchField.current?.focus() },
    {
      keys: 'escape',
      label: 'console.keys.clear',
      run: () => (quickLook.isOpen ? quickLook.close() : selection.clear()),
    },
    ...workListViews.map((view, index) => ({
      keys: String(index + 1),
      label: `console.views.${view}` as const,
      run: () => show(inView(view, state)),
    })),
  ]);
  return { toAddress, show, showNew, exportShown, saving, taking, dialogs };
}

function open({ applicationId }: WorkListRow, query = ''): void {
  navigate(`${applicationAddress(applicationId)}${query}`);
}
