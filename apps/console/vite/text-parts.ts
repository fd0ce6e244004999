import type { TextChoice, TextGroup } from '../../../scripts/build/texts-plugin.ts';

/** Groups of the portal's texts that the console has in common with it, whole or some of their groups. */
const shared = new Map<string, 'all' | readonly string[]>([
  ['errors', 'all'],
  ['application', ['entityTypes', 'provinces']],
  ['applications', ['status', 'outcome']],
  ['common', ['choose', 'close', 'emailSuggestion', 'errorSummary', 'loading', 'newTab', 'optional']],
  ['layout', ['errorTitle']],
  ['validation', ['email', 'staff']],
  ['revenue', ['banks', 'reason']],
]);

const choose: TextChoice = (group, texts) => {
  if (group === 'console') return texts;
  const wanted = shared.get(group);
  if (wanted === undefined || wanted === 'all') return wanted && texts;
  const some = wanted.flatMap((name) => {
    const found = texts[name];
    return found === undefined ? [] : [[name, found] as const];
  });
  return Object.fromEntries(some) satisfies TextGroup;
};

/** The console comes with all of its texts in one part. */
export const textParts = { console: choose } as const satisfies Record<'console', TextChoice>;
