import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drop-zone.module.css';

export interface DropZoneProps {
  id: string;
  prompt: ReactNode;
  /** Button text inside the prompt, where files can be dragged, such as "choose files". */
  inlineLabel: string;
  /** Button text without the prompt, such as "Choose PDF files". */
  chooseLabel: string;
  hint: string;
  /** Text such as "7 files in the list"; undefined if there are none. */
  status?: string | undefined;
  accept: string;
  onFiles: (files: File[]) => void;
  errorId?: string | undefined;
  disabled?: boolean;
  /** Button text for taking a photo, shown on touch devices; undefined if photos are not accepted. */
  photoLabel?: string;
  /** Whether choosing files is the main action: shows a button below the prompt instead of text within it. */
  isMain?: boolean;
}

export function DropZone(props: DropZoneProps) {
  const { id, prompt, hint, status, accept, onFiles, errorId, disabled = false, isMain = false, photoLabel } = props;
  const [depth, setDepth] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0 && !disabled) onFiles([...files]);
  };
  const hold = (event: DragEvent, change: number) => {
    event.preventDefault();
    setDepth((before) => Math.max(0, before + change));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDepth(0);
    take(event.dataTransfer.files);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    event.target.value = '';
  };
  const [hintId, statusId] = [`${id}-hint`, `${id}-status`];

  return (
    <div
      role="presentation"
      className={styles.zone}
      data-over={depth > 0 || undefined}
      data-invalid={errorId !== undefined || undefined}
      onDragEnter={(event) => hold(event, 1)}
      onDragLeave={(event) => hold(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <FileUp className={styles.icon} size={36} aria-hidden="true" />
      <p className={styles.prompt}>
        <span className={styles.byMouse}>{prompt}</span>{' '}
        <button
          id={id}
          type="button"
          disabled={disabled}
          className={classNames(styles.choose, isMain && styles.main)}
          aria-describedby={[status === undefined ? undefined : statusId, hintId, errorId].filter(Boolean).join(' ')}
          onClick={() => chooser.current?.click()}
        >
          {!isMain && <span className={styles.byMouse}>{props.inlineLabel}</span>}
          <span className={isMain ? undefined : styles.byFinger}>{props.chooseLabel}</span>
        </button>
      </p>
      <input ref={chooser} type="file" hidden multiple accept={accept} disabled={disabled} onChange={choose} />
      <PhotoButton label={photoLabel} onPhotos={take} />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {status !== undefined && (
        <p id={statusId} className={styles.status}>
          {status}
        </p>
      )}
    </div>
  );
}

interface PhotoButtonProps {
  label: string | undefined;
  onPhotos: (photos: FileList | null) => void;
}

function PhotoButton({ label, onPhotos }: PhotoButtonProps) {
  const camera = useRef<HTMLInputElement>(null);
  if (label === undefined) return null;
  return (
    <>
      <button type="button" className={styles.photo} onClick={() => camera.current?.click()}>
        {label}
      </button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={({ target }) => {
          onPhotos(target.files);
          target.value = '';
        }}
      />
    </>
  );
}
