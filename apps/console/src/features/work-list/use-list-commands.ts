import { type WorkListRow, workListViews } from '@portal/contract/staff/work-list';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { RefObject } from 'react';
import { useKeys } from '../../frame/keys/use-keys.ts';
import { applicationAddress, navigate } from '../../frame/navigation.tsx';
import { exportRows } from './export-rows.ts';
import { useAssigning } from './use-assigning.ts';
import type { Selection } from './use-selection.ts';
import { useTaking } from './use-taking.ts';
import type { WorkList } from './use-work-list.ts';
import { addressOf, type WorkListState } from './work-list-state.ts';

export interface ListCommandsContext {
  state: WorkListState;
  work: WorkList;
  selection: Selection;
  mayWork: boolean;
  /** What is searched for is typed here. */
  searchField: RefObject<HTMLInputElement | null>;
}

/** What can be done with the list, each by press and by key. */
export function useListCommands({ state, work, selection, mayWork, searchField }: ListCommandsContext) {
  const words = useText();
  const { list, rows } = work;
  const taking = useTaking();
  const assigning = useAssigning(rows, selection, mayWork);
  const show = (next: Partial<WorkListState>) => navigate(addressOf({ ...state, ...next }), { replace: true });
  const showNew = () => void list.refetch();
  const exportShown = () => exportRows(selection.rows.length > 0 ? selection.rows : rows, words);

  useKeys('console.keys.list', [
    { keys: 'j', label: 'console.keys.next', isInFoot: true, run: () => selection.move(1) },
    { keys: 'k', label: 'console.keys.previous', isInFoot: true, run: () => selection.move(-1) },
    { keys: 'x', label: 'console.keys.select', isInFoot: true, run: () => selection.toggleCurrent() },
    { keys: 'shift+x', label: 'console.keys.selectRange', run: () => selection.selectRange() },
    { keys: 'o', label: 'console.keys.open', isInFoot: true, run: () => selection.current && open(selection.current) },
    { keys: 'a', label: 'console.assign.do', run: assigning.open },
    { keys: 'e', label: 'console.export.do', run: exportShown },
    { keys: 't', label: 'console.takeNext', run: () => mayWork && taking.next.mutate() },
    { keys: 'n', label: 'console.keys.showNew', run: showNew },
    { keys: '/', label: 'console.search.label', isInFoot: true, run: () => searchField.current?.focus() },
    { keys: 'escape', label: 'console.keys.clear', run: () => selection.clear() },
    ...workListViews.map((view, index) => ({
      keys: String(index + 1),
      label: `console.views.${view}` as const,
      run: () => show({ view }),
    })),
  ]);
  return { show, showNew, exportShown, taking, assigning };
}

function open({ applicationId }: WorkListRow): void {
  navigate(applicationAddress(applicationId));
}
