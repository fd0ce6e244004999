import type { FoundContact } from '@portal/contract/staff/contacts';
import { formatDay } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import Users from 'lucide-react/icons/users';
import { customerAddress, ScreenLink } from '../../frame/navigation.tsx';
import { dayAtOffice } from '../../frame/days.ts';
import type { ListTableProps } from '@portal/design/ui/tables/list-table.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import styles from './customers.module.css';

/** The columns of the list, in the person's language. */
export function customerColumns({ t, language }: Translation): ListTableProps<FoundContact>['columns'] {
  return [
    {
      name: 'email',
      label: t('console.customers.email'),
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
    { name: 'firstName', label: t('console.customers.firstName'), cell: ({ firstName }) => firstName },
    {
      name: 'businesses',
      label: t('console.customers.businesses'),
      cell: ({ businesses }) => businesses.join(', '),
    },
    {
      name: 'language',
      label: t('console.customers.language'),
      cell: (contact) => t(`console.languages.${contact.language}`),
      isExtra: true,
    },
    {
      name: 'contactId',
      label: t('console.customers.contactId'),
      cell: ({ contactId }) => contactId,
      isExtra: true,
    },
    {
      name: 'createdAt',
      label: t('console.customers.since'),
      cell: ({ createdAt }) => formatDay(dayAtOffice(createdAt), language, 'short'),
    },
    {
      name: 'applications',
      label: t('console.customers.applications'),
      cell: ({ applications }) => formatNumber(applications, language),
    },
  ];
}
