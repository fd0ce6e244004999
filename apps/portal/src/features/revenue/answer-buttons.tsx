import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@portal/design/ui/buttons/button.tsx';
import styles from './answer-buttons.module.css';

export function AnswerButtons({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.answers} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  );
}

interface AnswerButtonProps extends Pick<ButtonProps, 'pending' | 'disabled' | 'onClick' | 'children'> {
  /** Whether this is the current answer; absent on buttons that are not answers. */
  isGiven?: boolean;
}

export function AnswerButton({ isGiven, ...button }: AnswerButtonProps) {
  return (
    <Button
      {...button}
      size="small"
      variant="secondary"
      fullWidth="phone"
      aria-pressed={isGiven}
      icon={isGiven && <Check size={18} aria-hidden="true" />}
    />
  );
}
