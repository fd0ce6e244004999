import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';
import { returnFocus } from './return-focus.ts';
import { enterTopLayer } from './top-layer.ts';

export type ModalProps = {
  className: string | undefined;
  onClose: () => void;
  closesBeside?: boolean;
  /** Element to focus first; defaults to the first focusable one. */
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
} & ({ label: string } | { labelledBy: string });

/** Native dialog, open while mounted: the focus moves into it, stays there, and returns when it closes. */
export function Modal({ className, onClose, closesBeside = false, first, children, ...name }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpen(dialog, first);
  return (
    // Escape does for the keyboard what a click outside the dialog does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closesBeside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function useOpen(dialog: RefObject<HTMLDialogElement | null>, first?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    first?.current?.focus();
    const leave = enterTopLayer(element);
    return () => {
      leave();
      element.close();
      returnFocus(before);
    };
  }, [dialog, first]);
}
