import { type Command, Option } from 'commander';
import { UNDO_MS, SECOND_MS } from '@portal/contract/constants';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { decideApplication, listDecisions, undoDecision } from '@portal/contract/operations/staff-decisions';
import { allDecisionReasons, type Decision, decisionOutcomes } from '@portal/contract/staff/decisions';
import { CommandError } from '../client.ts';
import { facts, table } from '../output.ts';
import { closingQuestion } from './closing-question.ts';
import { isYes, type Tools } from './command.ts';
import { getApplicationId, NAMED_APPLICATION } from './find-application.ts';

const UNDO_SECONDS = UNDO_MS / SECOND_MS;

const decided = (decision: Decision) =>
  facts([
    ['Decision', decision.decisionId],
    ['Outcome', decision.outcome],
    ['Reason', decision.reason],
    ['For the file', decision.words],
    ['By', decision.decidedBy],
    ['Takes effect', decision.takesEffectAt],
    ['Ended', decision.end],
    ['Undone by', decision.undoneBy],
  ]);

/** Adds the commands for decisions, which wait a few seconds and can be undone until then. */
export function addDecisions(applications: Command, tools: Tools): void {
  addDecide(applications, tools);
  const { client, output } = tools;

  applications
    .command('undo-decision')
    .description(`undo a decision within ${String(UNDO_SECONDS)} seconds`)
    .argument('<application>', NAMED_APPLICATION)
    .argument('<decision>', 'id of the decision')
    .action(async (named: string, decisionId: string) => {
      const params = { applicationId: await getApplicationId(client(), named), decisionId };
      output.show(await client().call(undoDecision, { params }), decided);
    });

  applications
    .command('decisions')
    .description('show the decisions on an application with their reasons; the audit trail records the access')
    .argument('<application>', NAMED_APPLICATION)
    .action(async (named: string) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      output.show(await client().call(listDecisions, { params }), ({ decisions }) =>
        decisions.length === 0
          ? 'There are no decisions.'
          : table(
              ['When', 'Outcome', 'Reason', 'By', 'Ended', 'Undone by', 'For the file', 'Id'],
              decisions.map((each) => [
                each.decidedAt,
                each.outcome,
                each.reason,
                each.decidedBy,
                each.end,
                each.undoneBy,
                each.words,
                each.decisionId,
              ]),
            ),
      );
    });
}

function addDecide(applications: Command, { client, output, ask }: Tools): void {
  applications
    .command('decide')
    .description(
      `decide on an application: after ${String(UNDO_SECONDS)} seconds it is closed and the applicant is notified by email`,
    )
    .argument('<application>', NAMED_APPLICATION)
    .addOption(new Option('--outcome <outcome>', 'what is decided').choices(decisionOutcomes).makeOptionMandatory())
    .addOption(new Option('--reason <reason>', 'why; for every outcome except funded').choices(allDecisionReasons))
    .option('--words <text>', 'for the file; needed while something is still to be done')
    .option('--yes', 'decide without asking first')
    .action(async (named: string, { outcome, reason, words, yes }: DecideOptions) => {
      const params = { applicationId: await getApplicationId(client(), named) };
      const seen = await client().call(staffGetApplication, { params });
      if (yes !== true && !isYes(await ask(closingQuestion(seen, outcome)))) throw new CommandError('Not decided.');
      const body = { version: seen.application.version, outcome, reason: reason ?? null, words: words ?? null };
      output.show(await client().call(decideApplication, { params, body }), decided);
    });
}

interface DecideOptions {
  outcome: string;
  reason?: string;
  words?: string;
  yes?: true;
}
