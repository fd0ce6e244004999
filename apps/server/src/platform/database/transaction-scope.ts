import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { InsideTransaction } from './errors.ts';

interface Scope {
  running: boolean;
  afterCommit: (() => void)[];
}

export interface TransactionScope {
  assertOutside(): void;
  /**
   * Runs a transaction: `begin` wraps its work in the scope, and the after-commit callbacks run once `begin` has
   * succeeded.
   */
  run<T>(begin: (work: <R>(inner: () => Promise<R>) => Promise<R>) => Promise<T>): Promise<T>;
  readonly afterCommit: (work: () => void) => void;
  /** Makes every statement of a Kysely instance assert that it is outside a transaction. */
  readonly guard: KyselyPlugin;
}

export function createTransactionScope(): TransactionScope {
  const storage = new AsyncLocalStorage<Scope>();

  const current = () => {
    const scope = storage.getStore();
    return scope?.running === true ? scope : undefined;
  };

  const assertOutside = () => {
    if (current() !== undefined) throw new InsideTransaction();
  };

  return {
    assertOutside,
    run: async (begin) => {
      assertOutside();
      const scope: Scope = { running: true, afterCommit: [] };
      try {
        const result = await begin((inner) => storage.run(scope, inner));
        scope.running = false;
        storage.exit(() => scope.afterCommit.forEach((work) => work()));
        return result;
      } finally {
        scope.running = false;
      }
    },
    afterCommit: (work) => {
      const scope = current();
      if (scope === undefined) work();
      else scope.afterCommit.push(work);
    },
    guard: {
      transformQuery: (args) => {
        assertOutside();
        return args.node;
      },
      transformResult: (args) => Promise.resolve(args.result),
    },
  };
}
