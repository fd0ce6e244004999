import type { StatementFile } from '@portal/contract/entities/entities';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FileGroup, placeFiles } from './place-files.ts';

/** Whether the pointer or the focus is in an element; on a touch screen, whether a finger is down. */
function useIsTouched(element: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  // Listens on the document, because a removed element fires no leave event.
  useEffect(() => {
    const isIn = (target: EventTarget | null) => target instanceof Node && element.current?.contains(target) === true;
    const point = ({ target }: Event) => setPointed(isIn(target));
    const leave = ({ relatedTarget }: PointerEvent) => setPointed(isIn(relatedTarget));
    const focus = ({ target }: Event) => setFocused(isIn(target));
    document.addEventListener('pointerover', point);
    document.addEventListener('pointerout', leave);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('pointerout', leave);
      document.removeEventListener('focusin', focus);
    };
  }, [element]);

  return isPointed || isFocused;
}

/**
 * Files in groups. Reorders them once all are read, but never under a finger, pointer or focus.
 * @param isSending whether a file is being uploaded
 */
export function useFileGroups(statements: readonly StatementFile[] | undefined, isSending: boolean) {
  const element = useRef<HTMLElement>(null);
  const isTouched = useIsTouched(element);
  const [before, setBefore] = useState<readonly FileGroup[]>();
  const isReading = statements?.some(({ reading }) => reading.state === 'waiting') ?? false;
  const groups = statements && placeFiles(statements, { before, canMove: !isSending && !isReading && !isTouched });

  if (JSON.stringify(groups) !== JSON.stringify(before)) setBefore(groups);
  return { element, groups: groups ?? [] };
}
