import type { StaffPerson } from '@portal/contract/staff/people';
import { formatMoney } from '@portal/locales/format';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import { MenuItem, MenuList } from '@portal/design/ui/menus/menu.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Popover } from '@portal/design/ui/menus/popover.tsx';
import { operationQuery } from '../../../api/queries.ts';
import { usePerson, useRight } from '../../../api/session.ts';
import { useToday } from '../../../api/today.ts';
import { shortTime } from '../../../frame/days.ts';
import { Listed } from '../../../parts/lists/listed.tsx';
import styles from '../settings.module.css';
import { type PersonAction, PersonDialog } from './person-dialogs.tsx';
import { PersonState } from './person-state.tsx';

export function PeoplePanel() {
  const words = useText();
  const { t } = words;
  const today = useToday();
  const mayAdminister = useRight('administer');
  const { personId: ownId } = usePerson();
  const people = useQuery(operationQuery('Staff_ListPeople'));
  const [action, setAction] = useState<PersonAction>();
  const title = t('console.settings.people.title');
  return (
    <Panel
      title={title}
      note={people.data?.people.filter(({ removedAt }) => removedAt === null).length}
      end={
        mayAdminister && (
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setAction({ kind: 'invite' })}
          >
            {t('console.settings.people.invite')}
          </Button>
        )
      }
    >
      <Listed rows={people.data?.people} read={people} empty={t('console.settings.people.none')}>
        {(rows) => (
          <Table
            title={title}
            rows={rows}
            keyOf={({ personId }) => personId}
            columns={columnsOf(words, ownId, today)}
            actionsTitle={t('console.settings.actions')}
            actions={mayAdminister ? (person) => <PersonMenu person={person} onChoose={setAction} /> : undefined}
          />
        )}
      </Listed>
      {action && <PersonDialog action={action} onClose={() => setAction(undefined)} />}
    </Panel>
  );
}

function columnsOf({ t, language }: Translation, ownId: string, today: string): Column<StaffPerson>[] {
  return [
    {
      title: t('console.settings.people.name'),
      cell: ({ personId, name }) => (
        <span className={styles.name}>
          <Avatar name={name} />
          <span>
            {name} {personId === ownId && <span className={styles.you}>{t('console.assign.you')}</span>}
          </span>
        </span>
      ),
    },
    { title: t('console.settings.people.email'), cell: ({ email }) => email },
    { title: t('console.settings.people.role'), cell: ({ role }) => t(`console.roles.${role}`) },
    {
      title: t('console.settings.people.language'),
      cell: (person) => t(`console.languages.${person.language}`),
    },
    {
      title: t('console.settings.people.limitColumn'),
      cell: ({ fundingLimit }) => (fundingLimit === null ? '–' : formatMoney(fundingLimit, language)),
    },
    { title: t('console.settings.people.openCount'), cell: ({ openApplications }) => openApplications || '–' },
    { title: t('console.settings.people.state'), cell: (person) => <PersonState person={person} /> },
    {
      title: t('console.settings.people.lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('console.settings.never') : shortTime(lastSeenAt, today, language),
    },
  ];
}

interface PersonMenuProps {
  person: StaffPerson;
  onChoose: (action: PersonAction) => void;
}

function PersonMenu({ person, onChoose }: PersonMenuProps) {
  const { t } = useText();
  const { personId: ownId } = usePerson();
  if (person.removedAt !== null) return null;
  const name = t('console.settings.people.menu', { name: person.name });
  return (
    <Popover label={<Ellipsis size={18} aria-hidden="true" />} name={name} title={name} className={styles.more}>
      <MenuList>
        <MenuItem onPress={() => onChoose({ kind: 'change', person })}>{t('console.settings.people.change')}</MenuItem>
        <MenuItem onPress={() => onChoose({ kind: 'renew', person })}>{t('console.settings.people.renew')}</MenuItem>
        {person.personId !== ownId && (
          <MenuItem onPress={() => onChoose({ kind: 'remove', person })}>
            {t('console.settings.people.remove')}
          </MenuItem>
        )}
      </MenuList>
    </Popover>
  );
}
