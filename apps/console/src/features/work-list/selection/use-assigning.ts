import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useState } from 'react';
import type { Selection } from './use-selection.ts';

/** Whether the selected rows are being given to somebody; where none is selected, the current row is. */
export function useAssigning(rows: readonly WorkListRow[], selection: Selection) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    open: () => {
      if (rows.length === 0) return;
      if (selection.rows.length === 0) selection.toggleCurrent();
      setIsOpen(selection.rows.length > 0 || selection.current !== undefined);
    },
    close: () => setIsOpen(false),
  };
}

export type Assigning = ReturnType<typeof useAssigning>;
