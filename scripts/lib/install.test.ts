import { expect, test } from 'vitest';
import { npmWords } from './install.mjs';

test('an npm that cannot read the lockfile runs a newer one', () => {
  const words = (agent: string | undefined) => npmWords(agent).join(' ');
  expect(words('npm/9.2.0 node/v20.19.2 linux x64 workspaces/false')).toMatch(/^exec --yes -- npm@10\.9\.9 ci /u);
  for (const agent of ['npm/10.8.2 node/v20.19.5', 'npm/11.6.1 node/v24.11.1', undefined])
    expect(words(agent)).toMatch(/^ci /u);
});
