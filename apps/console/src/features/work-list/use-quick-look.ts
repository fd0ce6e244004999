import type { WorkListRow } from '@portal/contract/staff/work-list';
import { useState } from 'react';

/** Whether the current row is looked into beside the list; it follows the keys from row to row. */
export function useQuickLook(current: WorkListRow | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen: isOpen && current !== undefined,
    toggle: () => setIsOpen(current !== undefined && !isOpen),
    close: () => setIsOpen(false),
  };
}

export type QuickLook = ReturnType<typeof useQuickLook>;
