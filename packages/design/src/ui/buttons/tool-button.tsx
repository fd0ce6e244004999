import { classNames } from '../class-names.ts';
import type { ReactNode } from 'react';
import styles from './tool-button.module.css';

export interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  className?: string | undefined;
  onPress: () => void;
}

export function ToolButton({ label, icon, className, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, className)}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
