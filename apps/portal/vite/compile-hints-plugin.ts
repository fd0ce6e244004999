import type { Plugin } from 'vite';

/** V8's explicit compile hints; a comment for other engines. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile whole chunks in parallel with the download, on another thread. Otherwise each function is
 * compiled when first called, hundreds of times during startup.
 * @param names of chunks whose functions are mostly called at once
 */
export function compileHintsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'portal-compile-hints',
    apply: 'build',
    generateBundle: {
      // The hint counts only on the first line, so this runs last.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
