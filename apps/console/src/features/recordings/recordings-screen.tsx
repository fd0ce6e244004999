import { formatFileSize } from '@portal/locales/format';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { useState } from 'react';
import { type Column, Table } from '@portal/design/ui/tables/table.tsx';
import inRow from '@portal/design/ui/tables/in-row.module.css';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { callOperation } from '../../api/call-operation.ts';
import { usePages } from '../../api/pages.ts';
import { useRight } from '../../api/session.ts';
import { AskFirst } from '../../frame/dialogs/ask-first.tsx';
import { customerAddress, ScreenLink } from '../../frame/navigation.tsx';
import { timeAtOffice } from '../../frame/days.ts';
import { Listed } from '../../parts/lists/listed.tsx';
import { Page } from '../../frame/page.tsx';
import { PlayerPanel, type Recording, whenOf } from './player-panel.tsx';

export function RecordingsScreen() {
  const words = useText();
  const { t } = words;
  const mayRemove = useRight('administer');
  const [played, setPlayed] = useState<Recording>();
  const [removed, setRemoved] = useState<Recording>();
  const list = usePages('Staff_ListRecordings', {});
  const title = t('console.recordings.title');
  return (
    <Page title={title}>
      {played && <PlayerPanel key={played.recordingId} recording={played} onClose={() => setPlayed(undefined)} />}
      <Panel title={t('console.recordings.list')} note={t('console.recordings.note')}>
        <Listed
          rows={list.data?.pages.flatMap(({ recordings }) => recordings)}
          read={list}
          empty={t('console.recordings.none')}
        >
          {(rows) => (
            <Table
              title={title}
              rows={rows}
              keyOf={({ recordingId }) => recordingId}
              columns={columnsOf(words, setPlayed)}
              actionsTitle={t('console.settings.actions')}
              actions={
                mayRemove
                  ? (recording) => (
                      <button type="button" className={inRow.textButton} onClick={() => setRemoved(recording)}>
                        {t('console.recordings.remove')}
                      </button>
                    )
                  : undefined
              }
            />
          )}
        </Listed>
      </Panel>
      {removed && (
        <AskFirst
          title={t('console.recordings.removeTitle')}
          text={t('console.recordings.removeText', { when: whenOf(removed, words) })}
          confirmLabel={t('console.recordings.remove')}
          run={async () => {
            await callOperation('Staff_RemoveRecording', { params: { recordingId: removed.recordingId } });
            if (played?.recordingId === removed.recordingId) setPlayed(undefined);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}

function columnsOf(words: Translation, onPlay: (recording: Recording) => void): Column<Recording>[] {
  const { t, language } = words;
  return [
    {
      title: t('console.recordings.started'),
      cell: (recording) => (
        <button type="button" className={inRow.textButton} onClick={() => onPlay(recording)}>
          <span className="visually-hidden">{t('console.recordings.play')} </span>
          {whenOf(recording, words)}
        </button>
      ),
    },
    {
      title: t('console.recordings.ended'),
      cell: ({ lastChunkAt }) => timeAtOffice(lastChunkAt, language),
    },
    { title: t('console.recordings.size'), cell: ({ bytes }) => formatFileSize(bytes, language), isFigure: true },
    {
      title: t('console.recordings.customer'),
      cell: ({ customerId }) => (
        <ScreenLink to={customerAddress(customerId)} className={inRow.link}>
          {customerId}
        </ScreenLink>
      ),
    },
  ];
}
