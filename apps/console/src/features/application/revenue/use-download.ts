import { useMutation } from '@tanstack/react-query';
import { createTicket, type FileKind } from '../statement/paper/create-ticket.ts';

export function useDownload(applicationId: string, kind: FileKind = 'statement') {
  return useMutation({
    mutationFn: async (fileId: string) => {
      const { path } = await createTicket({ applicationId, fileId, kind });
      window.location.assign(path);
    },
  });
}
