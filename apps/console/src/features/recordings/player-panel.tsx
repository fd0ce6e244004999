import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { callOperation, type ResponseBody } from '../../api/call-operation.ts';
import { operationKey } from '../../api/queries.ts';
import { formatDayAtOffice, timeAtOffice } from '../../frame/days.ts';
import { Unread } from '../../frame/states/unread.tsx';
import styles from './recordings.module.css';
import { type Player, usePlayer } from './use-player.ts';

export type Recording = ResponseBody<'Staff_ListRecordings'>['recordings'][number];

export function whenOf({ startedAt }: Recording, { t, language }: Translation): string {
  return t('console.recordings.when', {
    day: formatDayAtOffice(startedAt, language),
    time: timeAtOffice(startedAt, language),
  });
}

const PLAYER = '/staff/player.html';
const speeds = [1, 2, 4, 8] as const;
const SECOND_MS = 1000;

/** All parts of a recording, each fetched once, because every read is in the audit trail. */
function useParts(recordingId: string) {
  return useQuery({
    queryKey: [...operationKey('Staff_GetRecording', { recordingId }), 'whole'],
    queryFn: async ({ signal }) => {
      const parts: string[] = [];
      for (let chunk = 0, chunks = 1; chunk < chunks; chunk += 1) {
        const params = { recordingId, chunk: String(chunk) };
        const part = await callOperation('Staff_GetRecording', { params, signal });
        parts.push(part.events);
        ({ chunks } = part);
      }
      return parts;
    },
    staleTime: Infinity,
  });
}

export interface PlayerPanelProps {
  recording: Recording;
  onClose: () => void;
}

export function PlayerPanel({ recording, onClose }: PlayerPanelProps) {
  const words = useText();
  const { t } = words;
  const frame = useRef<HTMLIFrameElement>(null);
  const parts = useParts(recording.recordingId);
  const player = usePlayer(frame, parts.data);
  const title = t('console.recordings.playing', { when: whenOf(recording, words) });
  return (
    <Panel
      title={title}
      note={t('console.recordings.masked')}
      end={
        <Button size="small" variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Unread read={parts} shape={null} />
      {player.phase === 'unplayable' && (
        <InlineAlert tone="bad" announce="alert">
          {t('console.recordings.unplayable')}
        </InlineAlert>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={PLAYER}
        title={title}
        // The player rebuilds the page in a nested frame without scripts. It must access that frame, so it retains its
        // origin.
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
      <Controls player={player} />
    </Panel>
  );
}

function Controls({ player }: { player: Player }) {
  const { t } = useText();
  const { phase, at, duration, speed, isPlaying } = player;
  const isUsable = phase === 'paused' || phase === 'playing';
  const position = t('console.recordings.position', { at: clockOf(at), duration: clockOf(duration) });
  return (
    <div className={styles.controls}>
      <Button
        size="small"
        disabled={!isUsable}
        icon={isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        onClick={player.toggle}
      >
        {t(isPlaying ? 'console.recordings.pause' : 'console.recordings.play')}
      </Button>
      <input
        type="range"
        className={styles.range}
        aria-label={t('console.recordings.time')}
        aria-valuetext={position}
        min={0}
        max={Math.max(duration, 1)}
        step={SECOND_MS}
        value={at}
        disabled={!isUsable}
        onChange={({ target }) => player.seek(Number(target.value))}
      />
      <span className={styles.position}>{position}</span>
      <label className={styles.speed}>
        {t('console.recordings.speed')}
        <select value={speed} onChange={({ target }) => player.changeSpeed(Number(target.value))}>
          {speeds.map((one) => (
            <option key={one} value={one}>
              {t('console.recordings.times', { speed: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** `3:07` */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND_MS);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
