import { AssignDialog } from '../../../parts/application/assign-dialog.tsx';
import { PHONE, useLessRoom } from '@portal/design/ui/use-room.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Assigning } from './use-assigning.ts';
import type { Selection } from './use-selection.ts';

export interface SelectionActionsProps {
  selection: Selection;
  assigning: Assigning;
  mayWork: boolean;
  onExport: () => void;
}

/** What can be done with the selected rows; a phone shows no bar. */
export function SelectionActions({ selection, assigning, mayWork, onExport }: SelectionActionsProps) {
  const isPhone = useLessRoom(PHONE);
  return (
    <>
      {selection.rows.length > 0 && !isPhone && (
        <BulkBar
          rows={selection.rows}
          mayWork={mayWork}
          onAssign={assigning.open}
          onExport={onExport}
          onClear={selection.clear}
        />
      )}
      {assigning.isOpen && (
        <AssignDialog
          applications={selection.rows}
          onClose={assigning.close}
          onDone={() => {
            assigning.close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}
