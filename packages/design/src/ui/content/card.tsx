import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '../class-names.ts';

export interface CardProps {
  /** raised: shadow; outlined: border, for lists of rows; tinted: blue background, for notes. */
  look?: 'raised' | 'outlined' | 'tinted';
  flush?: boolean;
  children: ReactNode;
}

export function Card({ look = 'raised', flush = false, children }: CardProps) {
  return <div className={classNames(styles.card, styles[look], flush && styles.flush)}>{children}</div>;
}
