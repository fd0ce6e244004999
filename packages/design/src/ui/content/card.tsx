import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '../class-names.ts';

export interface CardProps {
  /** raised has the shadow; outlined a line, for lists of rows; tinted a blue ground, for notes. */
  look?: 'raised' | 'outlined' | 'tinted';
  /** Without padding, if the rows inside have their own. */
  flush?: boolean;
  children: ReactNode;
}

export function Card({ look = 'raised', flush = false, children }: CardProps) {
  return <div className={classNames(styles.card, styles[look], flush && styles.flush)}>{children}</div>;
}
