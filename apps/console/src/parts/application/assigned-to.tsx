import { useText } from '@portal/design/i18n/use-text.ts';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './assigned-to.module.css';

export interface AssignedToProps {
  name: string | undefined;
  mayWork: boolean;
  onAssign: () => void;
}

export function AssignedTo({ name, mayWork, onAssign }: AssignedToProps) {
  const { t } = useText();
  const words = (
    <>
      {name !== undefined && <Avatar name={name} />}
      <b>{name ?? t('console.nobody')}</b>
    </>
  );
  if (!mayWork) return words;
  return (
    <button type="button" className={styles.assign} onClick={onAssign}>
      <span className="visually-hidden">{t('console.assign.do')}</span>
      {words}
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
}
