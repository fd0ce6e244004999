import type { BadgeProps } from './badge.tsx';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagProps = BadgeProps;

/** A state in one or two words: the portal's badge, as low as a row. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
