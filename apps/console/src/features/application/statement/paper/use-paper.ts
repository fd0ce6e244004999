import { useEffect, useState } from 'react';
import { fetchFile } from '../../../../api/call-operation.ts';
import { createTicket, type FileKind } from './create-ticket.ts';
import { openPaper, type Paper } from './open-paper.ts';

interface PaperState {
  paper?: Paper;
  error?: unknown;
}

export interface WantedPaper {
  applicationId: string;
  fileId: string;
  kind: FileKind;
  /** The file up to this byte is an earlier version of it; undefined for the latest. */
  earlierBytes: number | undefined;
}

export function usePaper({
  applicationId,
  fileId,
  kind,
  earlierBytes,
}: WantedPaper): PaperState & { retry: () => void } {
  const [state, setState] = useState<PaperState>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let close = () => Promise.resolve();
    const open = async () => {
      const { signal } = stop;
      const { path } = await createTicket({ applicationId, fileId, kind }, signal);
      const task = await openPaper((await fetchFile(path, signal)).slice(0, earlierBytes));
      close = () => task.destroy();
      if (signal.aborted) await close();
      else setState({ paper: await task.promise });
    };
    open().catch((error: unknown) => {
      if (!stop.signal.aborted) setState({ error });
    });
    return () => {
      stop.abort();
      setState({});
      void close();
    };
  }, [applicationId, fileId, kind, earlierBytes, tries]);
  return { ...state, retry: () => setTries(tries + 1) };
}
