import type { Command } from 'commander';
import {
  changeQuestionTemplate,
  createQuestionTemplate,
  listQuestionTemplates,
  removeQuestionTemplate,
} from '@portal/contract/operations/staff-templates';
import { CommandError } from '../client.ts';
import { table } from '../output.ts';
import type { Tools } from './command.ts';

/** Adds the commands for templates of questions. */
export function addTemplates(program: Command, { client, output }: Tools): void {
  const templates = program.command('templates').description('questions to applicants that are ready to be asked');

  templates
    .command('list')
    .description('list the templates by name')
    .action(async () => {
      output.show(await client().call(listQuestionTemplates), (found) =>
        table(
          ['Name', 'English', 'French', 'Id'],
          found.templates.map(({ name, question, templateId }) => [name, question.en, question.fr, templateId]),
        ),
      );
    });

  templates
    .command('add')
    .description('add a question in both languages')
    .argument('<name>')
    .requiredOption('--en <question>', 'the question in English')
    .requiredOption('--fr <question>', 'the question in French')
    .action(async (name: string, question: { en: string; fr: string }) => {
      const response = await client().call(createQuestionTemplate, { body: { name, question } });
      output.show(response, ({ templateId }) => `Added as ${templateId}.`);
    });

  templates
    .command('change')
    .description('change the name or the texts of a template; questions that were asked before stay as they are')
    .argument('<id>')
    .option('--name <name>', 'what account managers choose it by')
    .option('--en <question>', 'the question in English')
    .option('--fr <question>', 'the question in French')
    .action(async (templateId: string, { name, ...question }: { name?: string; en?: string; fr?: string }) => {
      const found = (await client().call(listQuestionTemplates)).templates.find(
        (each) => each.templateId === templateId,
      );
      if (!found) throw new CommandError('There is no such template.');
      const body = { name: name ?? found.name, question: { ...found.question, ...question }, version: found.version };
      const response = await client().call(changeQuestionTemplate, { params: { templateId }, body });
      output.show(response, (changed) => `${changed.name} is changed.`);
    });

  templates
    .command('remove')
    .description('remove a template; questions that were asked with it stay')
    .argument('<id>')
    .action(async (templateId: string) => {
      await client().call(removeQuestionTemplate, { params: { templateId } });
      output.show({ templateId }, () => 'Removed.');
    });
}
