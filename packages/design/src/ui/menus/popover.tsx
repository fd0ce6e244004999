import { createContext, type ReactNode, type ToggleEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import styles from './popover.module.css';

const PopoverId = createContext('');

/** Id of the surrounding popover: a button that targets it closes it. */
export function usePopoverId(): string {
  return useContext(PopoverId);
}

export interface PopoverProps {
  label: ReactNode;
  name?: string;
  className: string | undefined;
  /** Title of the popover, for people who cannot see which button it belongs to. */
  title: string;
  /** `beside`: next to the button instead of below it. */
  side?: 'below' | 'beside';
  children: ReactNode;
}

const DISTANCE = 6;

export function Popover({ label, name, className, title, side = 'below', children }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // Safari on iOS before 18.3 may leave the popover open.
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      const isInside = [opener, panel].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) panel.current?.hidePopover();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open');
    if (newState === 'open') place();
  };

  const place = () => {
    if (!opener.current || !panel.current) return;
    const at = opener.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = panel.current;
    const wanted =
      side === 'below'
        ? { x: at.left, y: at.bottom + DISTANCE }
        : { x: at.right + DISTANCE, y: at.bottom - offsetHeight };
    style.left = `${Math.max(DISTANCE, Math.min(wanted.x, window.innerWidth - offsetWidth - DISTANCE))}px`;
    style.top = `${Math.max(DISTANCE, Math.min(wanted.y, window.innerHeight - offsetHeight - DISTANCE))}px`;
    panel.current.querySelector<HTMLElement>('input, select, button, a')?.focus();
  };

  return (
    <>
      <button ref={opener} type="button" className={className} popoverTarget={id}>
        {label}
        {name && <span className="visually-hidden">{name}</span>}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={title}
        className={styles.panel}
        onToggle={onToggle}
      >
        <PopoverId value={id}>{children}</PopoverId>
      </div>
    </>
  );
}
