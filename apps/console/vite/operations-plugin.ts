import { partnerAndStaffOperations } from '@portal/contract/operations/index';
import type { Plugin } from 'vite';

const ID = 'virtual:operations';

/**
 * Serves `virtual:operations`: method and path of each staff operation by name. The schemas stay out of the bundle: the
 * server validates input, and TypeScript checks the calls.
 */
export function operationsPlugin(): Plugin {
  return {
    name: 'console-operations',
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const ofStaff = partnerAndStaffOperations.filter(({ access }) => access.startsWith('staff'));
      const table = ofStaff.map(
        ({ operationId, method, path }) => [operationId, [method.toUpperCase(), path]] as const,
      );
      return `export default ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}
