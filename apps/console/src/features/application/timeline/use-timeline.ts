import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ALL_COLUMNS, NARROW, useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { useKeys } from '../../../frame/keys/use-keys.ts';

export interface Timeline {
  id: string;
  isDrawer: boolean;
  isOpen: boolean;
  part: RefObject<HTMLDivElement | null>;
  noteField: RefObject<HTMLTextAreaElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
  write: () => void;
}

export function useTimeline(isShown: boolean): Timeline {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const hasRoomForTwo = !useIsNarrowerThan(NARROW);
  const isDrawer = useIsNarrowerThan(ALL_COLUMNS) && hasRoomForTwo && isShown;

  const open = () => {
    if (!isDrawer || isOpen) return;
    before.current = document.activeElement;
    // An element must be rendered before it can take the focus.
    flushSync(() => setIsOpen(true));
  };
  const close = () => {
    const focused = document.activeElement;
    if (focused === document.body || part.current?.contains(focused)) giveFocusBack(before.current, opener.current);
    setIsOpen(false);
  };
  const toggle = () => {
    if (isOpen) {
      close();
    } else {
      open();
      part.current?.querySelector('button')?.focus();
    }
  };
  useUncovering(part, isDrawer && isOpen, setIsOpen);
  return {
    id,
    isDrawer,
    isOpen,
    part,
    noteField,
    opener,
    toggle,
    close,
    write: () => {
      open();
      noteField.current?.focus();
    },
  };
}

function giveFocusBack(before: Element | null, opener: HTMLElement | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (isThere ? before : opener)?.focus();
}

export function useTimelineKeys({ isDrawer, isOpen, toggle, close }: Timeline): void {
  useKeys('console.keys.record', [
    ...(isDrawer ? [{ keys: ']', label: 'console.timeline.title', isInFoot: true, run: toggle } as const] : []),
    ...(isDrawer && isOpen ? [{ keys: 'escape', label: 'console.timeline.close', run: close } as const] : []),
  ]);
}

/** Closes the drawer as soon as an element beneath it is focused (WCAG 2.2, 2.4.11). */
function useUncovering(part: Timeline['part'], isCovering: boolean, setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isCovering) return;
    const look = ({ target }: FocusEvent) => {
      if (part.current && target instanceof Element && isUnder(target, part.current)) setIsOpen(false);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [part, isCovering, setIsOpen]);
}

function isUnder(element: Element, drawer: Element): boolean {
  if (drawer.contains(element) || !drawer.parentElement?.contains(element) || element.closest('dialog, [popover]'))
    return false;
  return element.getBoundingClientRect().left >= drawer.getBoundingClientRect().left;
}
