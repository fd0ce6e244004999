import type { Plugin } from 'vite';

/** Explicit compile hints of V8; for other engines, a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets a browser compile whole chunks beside the download, on another thread. Otherwise each function is compiled when
 * it is first called, hundreds of times while the page is waiting to answer.
 * @param names of the chunks whose functions are mostly called at once
 */
export function compileHintsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'portal-compile-hints',
    apply: 'build',
    generateBundle: {
      // The hint counts in the first line only.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
