import * as staffPeople from '@portal/contract/operations/staff/people';
import * as staffSignIn from '@portal/contract/operations/staff/sign-in';
import * as staffViewers from '@portal/contract/operations/staff/viewers';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { findApplication } from '../application/index.ts';
import { accessChangeOf } from './domain/access-change.ts';
import { acceptInvitation, openInvitation } from './actions/invitations.ts';
import {
  changePerson,
  invitePerson,
  listColleagues,
  listPeople,
  removePerson,
  renewInvitation,
  setOwnLanguage,
  setOwnWorkList,
} from './actions/people.ts';
import { findOwnSession, getOwnSession, signOut, wasRemoved } from './actions/sessions.ts';
import { listDemoPeople, signInAsDemoPerson } from './actions/sign-in-as-demo-person.ts';
import { finishPasskey, startPasskeySignIn } from './actions/sign-in-by-passkey.ts';
import { endViewing, keepViewing } from './actions/viewers.ts';

export const peopleOperations: readonly ImplementedOperation[] = [
  implement(staffViewers.keepViewing, async ({ context, caller, params }) => {
    if (!(await findApplication(context.database.query, params.applicationId))) throw new DomainError('errorNotFound');
    return { viewers: await keepViewing(context, caller, params.applicationId) };
  }),
  implement(staffViewers.endViewing, async ({ context, caller, params }) => {
    await endViewing(context, caller, params.applicationId);
    return undefined;
  }),
  implement(staffSignIn.getSignInOptions, async ({ context, exchange }) => {
    const identityProvider = context.config.staffOidc !== undefined;
    return {
      identityProvider,
      passkeys: !identityProvider,
      demoPeople: await listDemoPeople(context),
      wasRemoved: await wasRemoved(context, exchange),
    };
  }),
  implement(staffSignIn.startPasskeySignIn, async ({ context, exchange }) => ({
    options: await startPasskeySignIn(context, exchange),
  })),
  implement(staffSignIn.finishPasskeySignIn, ({ context, body, exchange }) =>
    finishPasskey(context, exchange, body.response),
  ),
  implement(staffSignIn.openInvitation, async ({ context, body, exchange }) => {
    const { person, name, options } = await openInvitation(context, exchange, body.token);
    const { email, role, language } = person;
    return { name, email, role, language, options };
  }),
  implement(staffSignIn.acceptInvitation, ({ context, body, exchange }) => acceptInvitation(context, exchange, body)),
  implement(staffSignIn.signInAsDemoPerson, ({ context, params, exchange }) =>
    signInAsDemoPerson(context, exchange, params.personId),
  ),
  implement(staffSignIn.getStaffSession, async ({ context, exchange }) => ({
    session: (await findOwnSession(context, exchange)) ?? null,
  })),
  implement(staffSignIn.signOut, async ({ context, exchange }) => {
    await signOut(context, exchange);
    return undefined;
  }),
  implement(staffSignIn.setOwnLanguage, async ({ context, caller, body, exchange }) => {
    await setOwnLanguage(context, caller, body.language);
    return getOwnSession(context, exchange);
  }),
  implement(staffSignIn.setOwnWorkList, async ({ context, caller, body, exchange }) => {
    await setOwnWorkList(context, caller.personId, body);
    return getOwnSession(context, exchange);
  }),
  implement(staffPeople.listPeople, async ({ context }) => {
    const people = await listPeople(context);
    return { people };
  }),
  implement(staffPeople.listColleagues, async ({ context }) => ({
    colleagues: await listColleagues(context),
  })),
  implement(staffPeople.invitePerson, async ({ context, body, exchange }) => {
    const person = await invitePerson(context, body);
    exchange.noteRow(person.personId, accessChangeOf(undefined, person));
    return person;
  }),
  implement(staffPeople.changePerson, async ({ context, caller, params, body, exchange }) => {
    const { change, person } = await changePerson(context, params.personId, {
      ...body,
      successorId: body.successorId,
      version: body.version,
      by: caller,
    });
    exchange.noteRow(person.personId, change);
    return person;
  }),
  implement(staffPeople.removePerson, ({ context, caller, params, query }) =>
    removePerson(context, params.personId, { successorId: query.successorId, by: caller }),
  ),
  implement(staffPeople.renewInvitation, ({ context, params }) => renewInvitation(context, params.personId)),
];
