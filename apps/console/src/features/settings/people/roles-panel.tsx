import { hasRight, staffRights, staffRoles } from '@portal/contract/staff/roles';
import { useText } from '@portal/design/i18n/use-text.ts';
import Check from 'lucide-react/icons/check';
import { Table } from '@portal/design/ui/tables/table.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import styles from '../settings.module.css';

export function RolesPanel() {
  const { t } = useText();
  const title = t('console.settings.roles.title');
  return (
    <Panel title={title}>
      <Table
        title={title}
        rows={staffRights}
        keyOf={(right) => right}
        columns={[
          { title: t('console.settings.roles.right'), cell: (right) => t(`console.settings.roles.rights.${right}`) },
          ...staffRoles.map((role) => ({
            title: t(`console.roles.${role}`),
            cell: (right: (typeof staffRights)[number]) => <Mark has={hasRight(role, right)} />,
          })),
        ]}
      />
    </Panel>
  );
}

function Mark({ has }: { has: boolean }) {
  const { t } = useText();
  return (
    <>
      {has ? <Check className={styles.yes} size={16} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(has ? 'console.yes' : 'console.no')}</span>
    </>
  );
}
