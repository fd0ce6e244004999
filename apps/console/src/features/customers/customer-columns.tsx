import type { FoundContact } from '@portal/contract/staff/contacts';
import { formatNumber } from '@portal/locales/format/number';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import Users from 'lucide-react/icons/users';
import type { Column } from '@portal/design/ui/tables/table.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { customerAddress, ScreenLink } from '../../frame/navigation.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import styles from './customers.module.css';

export function customerColumns({ t, language }: Translation): Column<FoundContact>[] {
  return [
    {
      title: t('console.customers.email'),
      cell: ({ customerId, email, sameEmail }) => (
        <span className={styles.email}>
          <ScreenLink to={customerAddress(customerId)}>{email}</ScreenLink>
          {sameEmail > 1 && (
            <Badge tone="attention" icon={<Users size={13} aria-hidden="true" />}>
              {t('console.customers.sameEmail', { count: sameEmail })}
            </Badge>
          )}
        </span>
      ),
    },
    { title: t('console.customers.firstName'), cell: ({ firstName }) => firstName },
    {
      title: t('console.customers.businesses'),
      cell: ({ businesses }) => businesses.join(', '),
    },
    {
      title: t('console.customers.language'),
      cell: (contact) => t(`console.languages.${contact.language}`),
      isExtra: true,
    },
    {
      title: t('console.customers.contactId'),
      cell: ({ contactId }) => contactId,
      isExtra: true,
    },
    {
      title: t('console.customers.since'),
      cell: ({ createdAt }) => formatDayAtOffice(createdAt, language),
    },
    {
      title: t('console.customers.applications'),
      cell: ({ applications }) => formatNumber(applications, language),
    },
  ];
}
