import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop-zone.module.css';

export interface DropZoneProps {
  id: string;
  /** "Drag PDF files here or". */
  prompt: ReactNode;
  /** "choose files": the words of the button. */
  chooseLabel: string;
  hint: string;
  /** As the `accept` attribute, such as `application/pdf,.pdf`. */
  accept: string;
  onFiles: (files: File[]) => void;
  /** Id of the message about what was chosen, while there is one. */
  errorId?: string | undefined;
  disabled?: boolean;
}

/** Files by dragging, or by the platform's own chooser, which is the way for keyboard and screen reader. */
export function DropZone(props: DropZoneProps) {
  const { id, prompt, chooseLabel, hint, accept, onFiles, errorId, disabled = false } = props;
  const [depth, setDepth] = useState(0);

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

  return (
    <div
      role="presentation"
      className={styles.zone}
      data-over={depth > 0 || undefined}
      onDragEnter={(event) => hold(event, 1)}
      onDragLeave={(event) => hold(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <FileUp className={styles.icon} size={36} aria-hidden="true" />
      <p className={styles.prompt}>
        <span>{prompt}</span>{' '}
        <label className={styles.choose}>
          <input
            id={id}
            type="file"
            multiple
            accept={accept}
            disabled={disabled}
            className={styles.input}
            aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(' ')}
            aria-invalid={errorId ? true : undefined}
            onChange={choose}
          />
          {chooseLabel}
        </label>
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
