import type { Partner } from '@portal/contract/staff/keys';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type ConsoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { Table } from '@portal/design/ui/tables/table.tsx';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { usePages, useWhole } from '../../api/pages.ts';
import { useRight } from '../../api/session.ts';
import { ScreenLink, useSearch } from '../../frame/navigation.tsx';
import { Unread } from '../../frame/states/unread.tsx';
import { formatDayAtOffice } from '../../frame/days.ts';
import { Listed, type ListRead } from '../../parts/lists/listed.tsx';
import { KeysPanel } from '../../parts/keys-panel.tsx';
import { Page } from '../../frame/page.tsx';
import { NewPartnerDialog } from './new-partner-dialog.tsx';
import { ReferralsPanel } from './referrals-panel.tsx';

function addressOf(partnerId: string): ConsoleAddress {
  return `${consolePaths.partners}?partner=${partnerId}`;
}

export function PartnersScreen() {
  const { t } = useText();
  const chosenId = new URLSearchParams(useSearch()).get('partner');
  const maySeeKeys = useRight('oversee');
  const list = usePages('Staff_ListPartners', {});
  const partners = list.data?.pages.flatMap((page) => page.partners);
  const { isLater, whole, chosen } = useChosen(partners, chosenId);
  return (
    <Page title={t('console.partners.title')}>
      <PartnersPanel partners={partners} read={list} chosen={chosen} />
      {isLater && <NotListed read={whole} isGone={!chosen} />}
      {chosen && <ReferralsPanel key={`referrals ${chosen.partnerId}`} partner={chosen} />}
      {chosen && maySeeKeys && <KeysPanel key={`keys ${chosen.partnerId}`} holder={chosen} />}
    </Page>
  );
}

/** The partner in the address, or the first one. If that partner is not on the loaded pages, loads all pages. */
function useChosen(partners: readonly Partner[] | undefined, chosenId: string | null) {
  const isChosen = ({ partnerId }: Partner) => partnerId === chosenId;
  const isLater = chosenId !== null && partners?.some(isChosen) === false;
  const whole = useWhole('Staff_ListPartners', { enabled: isLater });
  const all = isLater ? whole.data?.flatMap((page) => page.partners) : partners;
  return { isLater, whole, chosen: chosenId === null ? all?.[0] : all?.find(isChosen) };
}

function NotListed({ read, isGone }: NotListedProps) {
  const { t } = useText();
  if (read.isPending || read.error) return <Unread read={read} />;
  return isGone && <EmptyState title={t('console.partners.gone')} />;
}

interface NotListedProps {
  read: ListRead;
  isGone: boolean;
}

interface PartnersPanelProps {
  partners: readonly Partner[] | undefined;
  read: ListRead;
  chosen: Partner | undefined;
}

function PartnersPanel({ partners, read, chosen }: PartnersPanelProps) {
  const { t, language } = useText();
  const mayAdminister = useRight('administer');
  const [isAdding, setIsAdding] = useState(false);
  const title = t('console.partners.title');
  return (
    <Panel
      title={t('console.partners.list')}
      note={t('console.partners.note')}
      end={
        mayAdminister && (
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {t('console.partners.add')}
          </Button>
        )
      }
    >
      <Listed rows={partners} read={read} empty={t('console.partners.none')}>
        {(rows) => (
          <Table
            title={title}
            rows={rows}
            keyOf={({ partnerId }) => partnerId}
            columns={[
              {
                title: t('console.partners.name'),
                cell: ({ partnerId, name }) => (
                  <ScreenLink
                    to={addressOf(partnerId)}
                    className={inRow.link}
                    {...(partnerId === chosen?.partnerId && { 'aria-current': 'true' })}
                  >
                    {name}
                  </ScreenLink>
                ),
              },
              {
                title: t('console.partners.since'),
                cell: ({ createdAt }) => formatDayAtOffice(createdAt, language),
              },
            ]}
          />
        )}
      </Listed>
      {isAdding && <NewPartnerDialog onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}
