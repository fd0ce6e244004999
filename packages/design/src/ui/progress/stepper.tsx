import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';
import styles from './stepper.module.css';

export interface StepperItem {
  id: string;
  title: string;
  caption?: string | undefined;
  state: 'done' | 'current' | 'ahead';
}

export interface StepperProps {
  label: string;
  doneLabel: string;
  items: readonly StepperItem[];
}

export function Stepper({ label, doneLabel, items }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map(({ id, title, caption, state }, index) => (
        <li key={id} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <Check size={18} /> : index + 1}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              {title}
              {state === 'done' && <span className="visually-hidden"> ({doneLabel})</span>}
            </span>
            {caption && <span className={styles.caption}>{caption}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

export interface StepBarProps {
  place: string;
  title: string;
  value: number;
  /** Announced, and shown as a check mark, once everything is done. */
  doneLabel?: string | undefined;
  action?: ReactNode;
}

export function StepBar({ place, title, value, doneLabel, action }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.barRow}>
        <p className={styles.place}>
          <strong>{place}</strong>&nbsp;· {title}
          {doneLabel && (
            <>
              <Check className={styles.doneCheck} size={18} aria-hidden="true" />
              <span className="visually-hidden"> ({doneLabel})</span>
            </>
          )}
        </p>
        {action}
      </div>
      <ProgressBar value={value} />
    </div>
  );
}
