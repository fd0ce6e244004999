import { decodeCsv } from '@portal/contract/csv/decode-csv';
import { importContactsInParts } from '@portal/contract/csv/import-contacts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation } from '../../api/call-operation.ts';
import { queryClient } from '../../api/queries.ts';

/** A chosen file; its text is undefined if it is not UTF-8. */
export interface ChosenFile {
  name: string;
  text: string | undefined;
}

export function useImport() {
  const [file, setFile] = useState<ChosenFile>();
  const run = useMutation({
    mutationFn: (text: string) =>
      importContactsInParts(text, (csv) => callOperation('Staff_ImportContacts', { body: { csv } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['Staff_SearchContacts'] }),
  });
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    run.reset();
    setFile({ name: chosen.name, text: decodeCsv(new Uint8Array(await chosen.arrayBuffer())) });
  };
  return { file, choose, run };
}

export type Import = ReturnType<typeof useImport>;
