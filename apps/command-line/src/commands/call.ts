import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { Operation } from '@portal/contract/operations/operation';
import { explainOperation } from '../call/explain-operation.ts';
import { getOperation } from '../call/find-operation.ts';
import { prepareCall } from '../call/prepare-call.ts';
import { callAll, hasPages, withApplicationId } from '../call/send-call.ts';
import { type Client, CommandError } from '../client.ts';
import { toJson } from '../output.ts';
import { saveFile } from '../save-file.ts';
import type { Tools } from './command.ts';

interface CallOptions {
  body?: string;
  all?: true;
  out?: string;
  help?: true;
}

export function addCall(program: Command, { client, print, stdin }: Tools): void {
  const command: Command = program
    .command('call')
    .description('call an API operation; --help shows its parameters')
    .argument('[operation]', 'its name, such as Staff_GetApplication')
    .argument('[values...]', 'its parameters as name=value; lists and objects as JSON')
    .option('--body <json>', 'the body as JSON; @FILE reads it from a file, - from standard input')
    .option('--all', 'get all pages of a list')
    .option('--out <file>', 'save the response, or the file that a ticket is for, readable only by you')
    .helpOption(false)
    .option('-h, --help', 'show the parameters, with an example')
    .action(async (name: string | undefined, words: string[], { body, all, out, help }: CallOptions) => {
      if (name === undefined) {
        command.outputHelp();
        return;
      }
      const operation = getOperation(name);
      if (help) {
        print(explainOperation(operation));
        return;
      }
      if (all && !hasPages(operation))
        throw new CommandError(`${operation.operationId} has no pages: leave out --all.`);
      const prepared = prepareCall(operation, words, await readBody(body, stdin));
      const input = await withApplicationId(client(), prepared);
      const answer = all ? await callAll(client(), operation, input) : await client().call(operation, input);
      if (out !== undefined) await saveFile(out, contentOf(client(), operation, answer));
      else if (answer !== undefined) print(toJson(answer));
    });
}

async function readBody(given: string | undefined, stdin: Readable): Promise<unknown> {
  if (given === undefined) return undefined;
  const file = /^@(.+)$/su.exec(given)?.[1];
  const json = given === '-' ? await text(stdin) : file === undefined ? given : await readFile(file, 'utf8');
  try {
    return JSON.parse(json);
  } catch {
    throw new CommandError('--body: not valid JSON.');
  }
}

async function* contentOf(client: Client, { response }: Operation, answer: unknown) {
  const isTicket = response !== undefined && 'shape' in response && 'path' in (response.shape as object);
  yield isTicket ? await client.download((answer as { path: string }).path) : `${toJson(answer ?? null)}\n`;
}
