import { DAY_MS, SESSION_REMEMBERED_MS } from '@portal/contract/constants';
import { useId } from 'react';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Checkbox } from '@portal/design/ui/inputs/checkbox.tsx';
import styles from './remember-choice.module.css';

interface RememberChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the session survives inactivity. Unchecked by default, since the computer may be shared. */
export function RememberChoice({ checked, onChange }: RememberChoiceProps) {
  const { t } = useText();
  const whyId = useId();
  return (
    <div className={styles.choice}>
      <Checkbox checked={checked} aria-describedby={whyId} onChange={(event) => onChange(event.target.checked)}>
        {t('login.rememberMe')}
      </Checkbox>
      <p id={whyId} className={styles.why}>
        {t('verification.remember', { days: SESSION_REMEMBERED_MS / DAY_MS })}
      </p>
    </div>
  );
}
