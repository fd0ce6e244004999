import type { ComponentPropsWithRef } from 'react';
import styles from './text-area.module.css';

const ROWS = 4;

export function TextArea(props: Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  return <textarea rows={ROWS} {...props} className={styles.area} />;
}
