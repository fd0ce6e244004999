export { peopleJobs } from './jobs.ts';
export { getAssignee } from './actions/assignees.ts';
export { acceptInvitation, openInvitation } from './actions/invitations.ts';
export {
  addPerson,
  changePerson,
  findNamesOfPeople,
  inviteFirstAdministrator,
  invitePerson,
  listColleagues,
  listPeople,
  removePerson,
  removePhotoOf,
  renewInvitation,
  setOwnLanguage,
  setOwnWorkList,
} from './actions/people.ts';
export { authenticatePerson, findOwnSession, getOwnSession, isStaffSessionOpen, signOut } from './actions/sessions.ts';
export { listDemoPeople, signInAsDemoPerson } from './actions/sign-in-as-demo-person.ts';
export { finishPasskey, startPasskeySignIn } from './actions/sign-in-by-passkey.ts';
export { endViewing, keepViewing } from './actions/viewers.ts';
export { demoPeople } from './domain/demo-people.ts';
export { registerStaffOidc } from './http/oidc.ts';
