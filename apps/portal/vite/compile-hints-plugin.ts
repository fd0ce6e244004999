import type { Plugin } from 'vite';

/** V8's explicit compile hints; only a comment for other engines. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile whole chunks on another thread while they download. Otherwise each function is compiled when
 * first called, hundreds of times during startup.
 * @param names of chunks in which most functions are called at startup
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
