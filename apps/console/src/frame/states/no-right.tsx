import { hasRight, type StaffRight, type StaffRole, staffRoles } from '@portal/contract/staff/roles';
import { useText } from '@portal/design/i18n/use-text.ts';
import { locales } from '@portal/locales/format/number';
import { usePerson } from '../../api/session.ts';
import styles from './states.module.css';

export function NoRight({ right }: { right: StaffRight }) {
  const { t, language } = useText();
  const { role } = usePerson();
  const named = (one: StaffRole) => t('console.noRight.role', { role: t(`console.roles.${one}`) });
  const able = staffRoles.filter((one) => hasRight(one, right)).map(named);
  const roles = new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(able);
  return (
    <div className={styles.state}>
      <h2 className={styles.title}>{t('console.noRight.title')}</h2>
      <p>{t('console.noRight.text', { roles, own: named(role) })}</p>
    </div>
  );
}
