// Checks the settings in the environment without connecting to anything, and prints warnings about settings that
// production should change (deploy/install).
import { readConfig } from '../config/index.ts';
import { type Command, runCommand } from '../run-command.ts';

export const checkSettings: Command = ({ env, say }) => {
  for (const { settings, says } of readConfig(env).warnings) say(`${settings.join(', ')}: ${says}`);
  return Promise.resolve(true);
};

if (import.meta.main) process.exitCode = await runCommand(checkSettings, process);
